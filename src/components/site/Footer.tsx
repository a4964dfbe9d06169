import { AppLink } from '@/components/ui/AppLink'
import type { VisibleConfig } from '@/config/visible-config'
import type { LinkCopy } from '@/content/link'
import { contactColumn, copyright, footerColumns, legalLinks } from '@/content/site'
import { Logo } from './Logo'
import { SocialLinks } from './SocialLinks'

type FooterProps = Pick<VisibleConfig, 'contact'> & { social: VisibleConfig['links']['social'] }

/** Five columns, social links and the copyright line (SPEC §2 'Layout'). */
export function Footer({ social, contact }: FooterProps) {
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <Logo />
        <div className="footer__columns">
          {footerColumns.map(({ heading, text, links }, index) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {text && <p>{text}</p>}
              <LinkList links={links} />
              {index === 0 && <SocialLinks social={social} />}
            </section>
          ))}
          <ContactColumn contact={contact} />
        </div>
        <div className="footer__legal">
          <p>{copyright}</p>
          <LinkList links={legalLinks} />
        </div>
      </div>
    </footer>
  )
}

function LinkList({ links }: { links: LinkCopy[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <AppLink href={href}>{label}</AppLink>
        </li>
      ))}
    </ul>
  )
}

function ContactColumn({ contact: { phone, email } }: Pick<VisibleConfig, 'contact'>) {
  return (
    <section>
      <h2>{contactColumn.heading}</h2>
      <p>{contactColumn.headOffice}</p>
      <ul>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

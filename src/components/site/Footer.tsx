import classNames from 'classnames'
import { AppLink } from '@/components/ui/AppLink'
import type { VisibleConfig } from '@/config/visible-config'
import type { LinkCopy } from '@/content/link'
import { contactColumn, copyright, foodLicence, footerColumns, legalLinks } from '@/content/site'
import { ContactLinks } from './ContactLinks'
import styles from './Footer.module.scss'
import { Logo } from './Logo'
import { SocialLinks } from './SocialLinks'

type FooterProps = Pick<VisibleConfig, 'contact'> & {
  social: VisibleConfig['links']['social']
  /** Food licence number, '' where it is not shown. */
  fssai: string
}

/** Five columns, social links and the copyright line (R-LAY-07 to R-LAY-11). */
export function Footer({ social, contact, fssai }: FooterProps) {
  return (
    <footer className={classNames(styles.footer, 'on-dark')}>
      <div className="wrap">
        <Logo onDark />
        <div className={styles.columns}>
          {footerColumns.map(({ heading, text, links }, index) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {text && <p>{text}</p>}
              <LinkList links={links} />
              {index === 0 && (
                <div className={styles.social}>
                  <SocialLinks social={social} />
                </div>
              )}
            </section>
          ))}
          <ContactColumn contact={contact} />
        </div>
        <div className={styles.legal}>
          <p>{copyright}</p>
          {fssai && <p>{foodLicence(fssai)}</p>}
          <LinkList links={legalLinks} />
        </div>
      </div>
    </footer>
  )
}

function LinkList({ links }: { links: LinkCopy[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <AppLink href={href}>{label}</AppLink>
        </li>
      ))}
    </ul>
  )
}

function ContactColumn({ contact }: Pick<VisibleConfig, 'contact'>) {
  return (
    <section>
      <h2>{contactColumn.heading}</h2>
      <p>{contactColumn.headOffice}</p>
      <div className={styles.links}>
        <ContactLinks {...contact} />
      </div>
    </section>
  )
}

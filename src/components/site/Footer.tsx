import { contactColumn, copyright, foodLicence, footerColumns, legalLinks } from '@content/site/site'
import classNames from 'classnames'
import { AppLink } from '@/components/ui/links/AppLink'
import type { LinkCopy } from '@/content/link'
import { ContactLinks } from './ContactLinks'
import styles from './Footer.module.scss'
import { FooterColumn } from './FooterColumn'
import { Logo } from './Logo'
import { LanguageSwitch } from './language/LanguageSwitch'
import { SocialLinks } from './SocialLinks'
import { useOpenDetails } from './use-open-details'
import { useSiteName, useVisibleConfig } from './use-visible-config'

/** Social links, five columns, which fold on a phone, and the copyright line (R-LAY-07 to R-LAY-11). */
export function Footer() {
  const { contact, legal } = useVisibleConfig()
  const columns = useOpenDetails()
  const name = useSiteName()
  return (
    <footer className={classNames(styles.footer, 'on-dark')}>
      <div className="wrap">
        <div className={styles.top}>
          <Logo onDark />
          <SocialLinks />
          <LanguageSwitch />
        </div>
        <div className={styles.columns} ref={columns}>
          {footerColumns.map(({ heading, text, links }) => (
            <FooterColumn key={heading} heading={heading}>
              {text && <p>{text}</p>}
              <LinkList links={links} />
            </FooterColumn>
          ))}
          <FooterColumn heading={contactColumn.heading}>
            <p>{contactColumn.headOffice}</p>
            <div className={styles.links}>
              <ContactLinks {...contact} />
            </div>
          </FooterColumn>
        </div>
        <div className={styles.legal}>
          <p>{copyright(name)}</p>
          {legal.fssai && <p>{foodLicence(legal.fssai)}</p>}
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

import { contactColumn, copyright, foodLicence, footerColumns, legalLinks } from '@content/site/site'
import classNames from 'classnames'
import { AppLink } from '@/components/ui/links/AppLink'
import type { VisibleConfig } from '@/config/visible-config'
import type { LinkCopy } from '@/content/link'
import { ContactLinks } from './ContactLinks'
import styles from './Footer.module.scss'
import { FooterColumn } from './FooterColumn'
import { Logo } from './Logo'
import { LanguageSwitch } from './language/LanguageSwitch'
import { SocialLinks } from './SocialLinks'
import { useOpenDetails } from './use-open-details'
import { useSiteName } from './use-visible-config'

type FooterProps = Pick<VisibleConfig, 'contact'> & {
  social: VisibleConfig['links']['social']
  /** Food licence number, '' where it is not shown. */
  fssai: string
}

/** Social links, five columns, which fold on a phone, and the copyright line (R-LAY-07 to R-LAY-11). */
export function Footer({ social, contact, fssai }: FooterProps) {
  const columns = useOpenDetails()
  const name = useSiteName()
  return (
    <footer className={classNames(styles.footer, 'on-dark')}>
      <div className="wrap">
        <div className={styles.top}>
          <Logo onDark />
          <SocialLinks social={social} />
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

import { bookDemoPage } from '@content/pages/book-demo'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { MailIcon, PhoneIcon } from '@/components/ui/action-icons'
import { phoneLink } from '@/domain/share/phone-link'
import styles from './ContactLine.module.scss'

/** At the foot of the scene: how to reach us without the form. */
export function ContactLine() {
  const { phone, email } = useVisibleConfig().contact
  if (!phone && !email) return null
  return (
    <div className={styles.line}>
      <h3>{bookDemoPage.reach.heading}</h3>
      {phone && (
        <a href={phoneLink(phone)}>
          <PhoneIcon />
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <MailIcon />
          {email}
        </a>
      )}
    </div>
  )
}

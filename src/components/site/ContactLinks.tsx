import type { VisibleConfig } from '@/config/runtime-config'
import { phoneLink } from '@/domain/share/phone-link'
import styles from './ContactLinks.module.scss'

type ContactLinksProps = Pick<VisibleConfig['contact'], 'phone' | 'email'> & {
  /** When the phone is answered. */
  hours?: string
  /** Words before the number and the address. */
  labels?: { phone: string; email: string }
}

/**
 * The phone number and the e-mail address of the configuration as links, each where it is there
 * (R-LAY-08).
 */
export function ContactLinks({ phone, email, hours, labels }: ContactLinksProps) {
  if (!phone && !email) return null
  return (
    <ul className={styles.links}>
      {phone && (
        <li>
          {labels && `${labels.phone}: `}
          <a href={phoneLink(phone)}>{phone}</a>
          {hours && <p className={styles.hours}>{hours}</p>}
        </li>
      )}
      {email && (
        <li>
          {labels && `${labels.email}: `}
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  )
}

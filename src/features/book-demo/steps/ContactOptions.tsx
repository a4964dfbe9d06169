import { bookingCopy } from '@content/pages/book-demo'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { MailIcon, MessageIcon, PhoneIcon } from '@/components/ui/action-icons'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import type { Lead } from '@/domain/demo/lead'
import { mailLink, whatsAppLink } from '@/domain/share/message-links'
import { phoneLink } from '@/domain/share/phone-link'
import { contactMessage } from '@/features/book-demo/contact-message'
import styles from './ContactOptions.module.scss'

const copy = bookingCopy.fallback

type ContactOptionsProps = {
  lead: Lead
  /** Whether the form has failed often enough. */
  open: boolean
}

/**
 * The same request by telephone, WhatsApp or e-mail, as far as the configuration has a number or an address: for whom
 * the form has failed twice (docs/behaviour.md).
 */
export function ContactOptions({ lead, open }: ContactOptionsProps) {
  const { phone, email } = useVisibleConfig().contact
  const message = contactMessage(lead)
  return (
    <div aria-live="polite">
      {open && (phone || email) && (
        <div className={styles.out}>
          <h3>{copy.heading}</h3>
          <p>{copy.text}</p>
          <div className={styles.actions}>
            {phone && (
              <>
                <ExternalLink className={buttonClass('outline', true)} href={whatsAppLink(message, phone)}>
                  <MessageIcon />
                  {copy.whatsApp}
                </ExternalLink>
                <a className={buttonClass('outline', true)} href={phoneLink(phone)}>
                  <PhoneIcon />
                  {copy.call(phone)}
                </a>
              </>
            )}
            {email && (
              <a className={buttonClass('outline', true)} href={mailLink(copy.subject, message, email)}>
                <MailIcon />
                {copy.email}
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

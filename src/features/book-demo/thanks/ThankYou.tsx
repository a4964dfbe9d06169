import { thanksCopy as copy } from '@content/features/demo-thanks'
import type { MouseEvent } from 'react'
import { focusMain } from '@/browser/focus-heading'
import { ContactLinks } from '@/components/site/ContactLinks'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { CloseButton } from '@/components/ui/CloseButton'
import styles from './ThankYou.module.scss'

/** What comes after a demo request, until it is closed or home is left. */
export default function ThankYou({ onClose }: { onClose: () => void }) {
  const { contact } = useVisibleConfig()
  const close = ({ currentTarget }: MouseEvent) => {
    focusMain(currentTarget)
    onClose()
  }
  return (
    <section className={styles.thanks} aria-labelledby="demo-thanks">
      <div className="wrap">
        <div className={styles.flight} />
        <div>
          <h2 id="demo-thanks">{copy.heading}</h2>
          <p>{copy.text}</p>
          {(contact.phone || contact.email) && <p>{copy.reach}</p>}
          <ContactLinks {...contact} />
        </div>
        <CloseButton aria-label={copy.close} onClick={close} />
      </div>
    </section>
  )
}

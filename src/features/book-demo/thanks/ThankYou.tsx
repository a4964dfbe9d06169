import { thanksWords as words } from '@words/features/demo-thanks'
import { ContactLinks } from '@/components/site/ContactLinks'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { CloseButton } from '@/components/ui/CloseButton'
import styles from './ThankYou.module.scss'

/** What comes after a demo request, until it is closed or home is left. */
function ThankYou({ onClose }: { onClose: () => void }) {
  const { contact } = useVisibleConfig()
  const close = () => {
    // The focused button is about to be removed.
    document.getElementById('main')?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <section className={styles.thanks} aria-labelledby="demo-thanks">
      <div className="wrap">
        <div className={styles.flight} />
        <div>
          <h2 id="demo-thanks">{words.heading}</h2>
          <p>{words.text}</p>
          {(contact.phone || contact.email) && <p>{words.reach}</p>}
          <ContactLinks {...contact} />
        </div>
        <CloseButton aria-label={words.close} onClick={close} />
      </div>
    </section>
  )
}

export { ThankYou as default }

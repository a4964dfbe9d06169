import { thanksWords as words } from '@words/features/demo-thanks'
import { ContactLinks } from '@/components/site/ContactLinks'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { CloseButton } from '@/components/ui/CloseButton'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { pendingThanks } from './pending-thanks'
import styles from './ThankYou.module.scss'

/** What comes after a demo request. It stays, reloads included, until it is closed or the tab is. */
function ThankYou({ onClose }: { onClose: () => void }) {
  const { contact } = useVisibleConfig()
  const close = () => {
    pendingThanks.close()
    // The focus has nothing to stand on here any more.
    document.getElementById('main')?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <section className={styles.thanks} aria-labelledby="demo-thanks">
      <StatusIcon good />
      <CloseButton aria-label={words.close} onClick={close} />
      <h2 id="demo-thanks">{words.heading}</h2>
      <div>
        <p>{words.text}</p>
        {(contact.phone || contact.email) && <p>{words.reach}</p>}
        <ContactLinks {...contact} />
      </div>
    </section>
  )
}

export { ThankYou as default }

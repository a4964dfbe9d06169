import { controls } from '@content/site/controls'
import { useHydrated } from '@/hooks/use-hydrated'
import { ContactLinks } from './ContactLinks'
import styles from './ScriptsNotice.module.scss'
import { useVisibleConfig } from './use-visible-config'

type ScriptsNoticeProps = {
  /** What needs scripts. */
  text: string
  /** What works without, before telephone and e-mail. */
  instead?: string
}

/**
 * Says beside a form or controls that they need scripts, and what works without
 * (docs/behaviour.md). It stands in the HTML alone, hidden. The style sheet shows it at once where
 * scripts are off, and after some seconds where they do not arrive; hydration removes it.
 */
export function ScriptsNotice({ text, instead = controls.callOrWrite }: ScriptsNoticeProps) {
  const { contact } = useVisibleConfig()
  if (useHydrated()) return null
  return (
    <div className={styles.place} role="status">
      <div className={styles.notice}>
        <p>
          <strong>{text}</strong>
          {(contact.phone || contact.email) && ` ${instead}`}
        </p>
        <ContactLinks {...contact} />
      </div>
    </div>
  )
}

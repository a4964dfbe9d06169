import { ButtonLink } from '@/components/ui/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import { keptPagesId, offlinePath } from '@/config/offline-page'
import { offline } from '@/content/offline'
import { offlineWords } from '@/content/pages/offline'
import styles from './OfflinePage.module.scss'

const words = offlineWords

/**
 * What the service worker answers with where a page was never opened and there is no connection; it fills in the list
 * (docs/decisions/0020-service-worker.md).
 */
export function OfflinePage() {
  return (
    <>
      <Notice level={1} heading={words.heading} text={words.text} picture={words.picture}>
        <p role="status" className={styles.status}>
          {offline.status}
        </p>
        <ButtonLink href={offlinePath}>{words.tryAgain}</ButtonLink>
      </Notice>
      <nav className={`wrap ${styles.kept}`} aria-labelledby="kept-heading">
        <h2 id="kept-heading">{words.kept}</h2>
        <ul id={keptPagesId} />
      </nav>
    </>
  )
}

export { OfflinePage as default }
export const head = offlineWords.head

import { offlineCopy as copy } from '@content/pages/offline'
import { offline } from '@content/site/offline'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import { cachedPagesId, offlinePath } from '@/config/offline-path'
import styles from './OfflinePage.module.scss'
import script from './reload-once-connected.js?url'

/**
 * What the service worker answers with where a page was never opened and there is no connection; it
 * fills in the list (docs/decisions/0020-service-worker.md). Its script is the only one that it has
 * there.
 */
export default function OfflinePage() {
  return (
    <>
      <Notice level={1} heading={copy.heading} text={copy.text} picture={copy.picture}>
        <p role="status" className={styles.status}>
          {offline.status}
        </p>
        <ButtonLink href={offlinePath}>{copy.tryAgain}</ButtonLink>
      </Notice>
      <nav className={`wrap ${styles.cached}`} aria-labelledby="cached-heading">
        <h2 id="cached-heading">{copy.cached}</h2>
        <ul id={cachedPagesId} />
      </nav>
      <script src={script} defer />
    </>
  )
}

export const head = copy.head

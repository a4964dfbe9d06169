import { header } from '@content/site/site'
import { Outlet } from 'react-router-dom'
import { DeferredOfflineSupport } from '@/app/offline/DeferredOfflineSupport'
import { Footer } from '@/components/site/Footer'
import { Header } from '@/components/site/header/Header'
import { DeferredLanguageOffer } from '@/components/site/language/DeferredLanguageOffer'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { NewTabNote } from '@/components/ui/links/NewTabNote'
import { SkipLink } from '@/components/ui/links/SkipLink'
import { QuoteListLink } from '@/features/quote-list/QuoteListLink'
import styles from './SiteLayout.module.scss'

/** Header, the screen of the address, footer (R-ROUTE-29). */
export function SiteLayout() {
  const { notice } = useVisibleConfig().site
  return (
    <>
      <SkipLink to="main">{header.skip}</SkipLink>
      <Header quoteList={<QuoteListLink />} />
      <DeferredOfflineSupport />
      {notice && (
        <aside className={styles.notice} aria-label={header.notice}>
          <p className="wrap">{notice}</p>
        </aside>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <NewTabNote />
      <DeferredLanguageOffer />
    </>
  )
}

import { Outlet } from 'react-router-dom'
import { Footer } from '@/components/site/Footer'
import { Header } from '@/components/site/Header'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { NewTabNote } from '@/components/ui/NewTabNote'
import { SkipLink } from '@/components/ui/SkipLink'
import { QuoteListLink } from '@/features/quote-list/QuoteListLink'
import { OfflineUse } from './offline-use'
import styles from './SiteLayout.module.scss'

/** Header, the screen of the address, footer (R-ROUTE-29). */
export function SiteLayout() {
  const { links, contact, legal } = useVisibleConfig()
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <Header login={links.login} social={links.social} quoteList={<QuoteListLink />} />
      <OfflineUse />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer social={links.social} contact={contact} fssai={legal.fssai} />
      <NewTabNote />
    </>
  )
}

import { quoteListLink } from '@content/site/site'
import { useSyncExternalStore } from 'react'
import { deferred } from '@/components/loading/deferred'
import { AppLink } from '@/components/ui/links/AppLink'
import { quoteStorage } from './storage/quote-storage'

// Fetched only where there is a list: most visitors have none.
const CountedLink = deferred(() => import('./QuoteCountLink'), {
  // Its styles are lost with it, and the header is dark on a large screen.
  Failed: () => (
    <AppLink href={quoteListLink.href} style={{ color: 'inherit' }}>
      {quoteListLink.label}
    </AppLink>
  ),
})

/** Leads to the quote list and says how many products are in it, once it holds something. */
export function QuoteListLink() {
  const text = useSyncExternalStore(quoteStorage.subscribe, quoteStorage.read, () => '')
  return text && <CountedLink count={text.split(',').length} />
}

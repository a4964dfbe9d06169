import { useSyncExternalStore } from 'react'
import { AppLink } from '@/components/ui/AppLink'
import { extra } from '@/components/ui/extra'
import { quoteListLink } from '@/content/site'
import { quoteText } from './quote-text'

// Most visitors keep no list: whoever does not asks for nothing.
const CountedLink = extra(() => import('./CountedLink'), {
  // Its styles are lost with it, and the header is dark on a large screen.
  Failed: () => (
    <AppLink href={quoteListLink.href} style={{ color: 'inherit' }}>
      {quoteListLink.label}
    </AppLink>
  ),
})

/** Leads to the quote list and says how many products are in it, once it holds something. */
export function QuoteListLink() {
  const text = useSyncExternalStore(quoteText.subscribe, quoteText.read, () => '')
  return text && <CountedLink count={text.split(',').length} />
}

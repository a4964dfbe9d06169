import { quoteList } from '@content/pages/quote-list'
import { QuoteList } from '@/features/quote-list/sheet/QuoteList'

/** The products that a buyer collects, to ask for a price: `/quote-list`. */
export default function QuoteListPage() {
  return <QuoteList />
}

export const head = quoteList.head

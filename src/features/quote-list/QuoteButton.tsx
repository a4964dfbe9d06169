import { lazy } from '@/components/ui/lazy'
import type { Product } from '@/domain/product'
import { earlyPresses } from './early-presses'
import { QuotePress } from './QuotePress'

/** Puts a product on the quote list; what it takes comes with the first list, not with the site's start. */
export const QuoteButton = lazy(() => import('./LiveQuoteButton'), {
  Waiting: ({ product: { id, name } }: { product: Product }) => (
    <QuotePress name={name} onPress={() => earlyPresses.add(id)} />
  ),
  Failed: ({ product: { name }, retry }) => <QuotePress name={name} onPress={retry} />,
})

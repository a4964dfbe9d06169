import { ProductSlots } from '@/components/product/product-slots'
import { ProductResults } from '@/features/catalogue/results/ProductResults'
import { ProductPanel } from '@/features/product-panel/ProductPanel'
import { QuoteButton } from '@/features/quote-list/QuoteButton'
import { filledSlots } from '@/pages/FilledProductSlots'

// With the list rather than one by one: a part of its own in every card costs a phone a millisecond.
const features: ProductSlots = {
  ...filledSlots,
  quote: (product, withLink) => <QuoteButton product={product} withLink={withLink} />,
  panel: (sequence) => <ProductPanel {...sequence} />,
}

/** The products of a listing; each can be liked, shared, opened and put onto the quote list. */
export default function ListingResults({ subcategory }: { subcategory: string }) {
  return (
    <ProductSlots value={features}>
      <ProductResults subcategory={subcategory} />
    </ProductSlots>
  )
}

export { ProductCount } from '@/features/catalogue/results/ProductCount'
export { prefetchPanel } from '@/features/product-panel/ProductPanel'

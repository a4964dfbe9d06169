import { useCallback, useDeferredValue, useRef } from 'react'
import { ListWaiting } from '@/components/ui/ListWaiting'
import { lazy } from '@/components/ui/lazy'
import { Chips } from './Chips'
import { Toolbar } from './Toolbar'
import { useListing } from './use-listing'
import '@/styles/forms.scss'
import '@/styles/product-card.scss'

const ProductResults = lazy(() => import('./ProductResults'), { Waiting: ListWaiting })

/** The products of a subcategory with their filters and order (SPEC §2 'Product listing page'). */
export function Products({ subcategory }: { subcategory: string }) {
  const [listing, change] = useListing()
  // A click shows on the control at once; a long list follows as soon as there is time.
  const applied = useDeferredValue(listing)
  // A button that goes away when it is used hands the focus to the heading, not to the top of the page.
  const heading = useRef<HTMLHeadingElement>(null)
  const holdFocus = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="products" id="products" aria-labelledby="products-heading">
      <h2 id="products-heading" ref={heading} tabIndex={-1}>
        Products
      </h2>
      <Toolbar listing={listing} change={change} />
      <ProductResults
        subcategory={subcategory}
        listing={applied}
        change={change}
        chips={<Chips listing={listing} change={change} onRemoved={holdFocus} />}
        holdFocus={holdFocus}
      />
    </section>
  )
}

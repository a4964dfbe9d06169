import { memo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ProductCards } from '@/components/product/ProductCards'
import { Button } from '@/components/ui/Button'
import { replayed } from '@/components/ui/replayed'
import { choices } from '@/content/pages/listing-choices'
import type { Product } from '@/domain/product'
import styles from './Results.module.scss'

type ResultsProps = {
  products: readonly Product[]
  /** How many there are, of which `products` may be the first ones only. */
  total: number
  /** How many to show. */
  count: number
  showMore: () => void
  headingBySubcategory: boolean
}

/** The products found, a page at a time; a click on a filter leaves them alone until the list has changed. */
export const Results = memo(function Results({
  products,
  total,
  count,
  showMore,
  headingBySubcategory,
}: ResultsProps) {
  const cards = useRef<HTMLDivElement>(null)
  const shown = products.slice(0, count)
  const rest = total - shown.length

  /** Goes on where the new cards begin, so that a keyboard need not walk back to them. */
  const showMoreAndGoOn = () => {
    flushSync(showMore)
    const next = cards.current?.querySelectorAll('article')[shown.length]
    if (!next) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  return (
    <div ref={cards}>
      <ProductCards products={shown} look={{ headingBySubcategory, quotable: true }} eager />
      {rest > 0 && (
        <p className={styles.more}>
          <Button look="outline" onClick={showMoreAndGoOn} {...replayed}>
            {choices.showMore(rest)}
          </Button>
        </p>
      )}
    </div>
  )
})

import { choicesCopy as copy } from '@content/features/listing-filters'
import { memo, useRef } from 'react'
import Col from 'react-bootstrap/Col'
import Row from 'react-bootstrap/Row'
import { flushSync } from 'react-dom'
import { ProductCard } from '@/components/product/ProductCard'
import { Button } from '@/components/ui/Button'
import type { Product } from '@/domain/catalogue/product'
import styles from './ProductGrid.module.scss'

type ProductGridProps = {
  found: readonly Product[]
  /** How many there are, of which `found` may be the first ones only. */
  foundTotal: number
  /** How many to show. */
  visibleCount: number
  showMore: () => void
  headingBySubcategory: boolean
}

/**
 * The products found, a page at a time, two cards in a row on large screens (R-LIST-31); memoised, so
 * a click on a filter redraws them only once the list has changed.
 */
export const ProductGrid = memo(function ProductGrid({
  found,
  foundTotal,
  visibleCount,
  showMore,
  headingBySubcategory,
}: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = found.slice(0, visibleCount)
  const rest = foundTotal - shown.length

  /** Focuses the first new card, so that a keyboard need not walk there. */
  const showMoreAndGoOn = () => {
    flushSync(showMore)
    const item = list.current?.children[shown.length]
    const next = item?.querySelector('article') ?? item // a card that failed has none
    if (!(next instanceof HTMLElement)) return
    next.tabIndex = -1
    next.focus({ preventScroll: true })
  }
  return (
    <div>
      <Row as="ul" ref={list} className={styles.cards}>
        {shown.map((product, index) => (
          <Col as="li" lg={6} key={product.id}>
            {/* The first card's picture is the page's first: it comes at once. */}
            <ProductCard product={product} headingBySubcategory={headingBySubcategory} eager={index === 0} />
          </Col>
        ))}
      </Row>
      {rest > 0 && <ShowMore rest={rest} onPress={showMoreAndGoOn} />}
    </div>
  )
})

const ShowMore = ({ rest, onPress }: { rest: number; onPress: () => void }) => (
  <p className={styles.more}>
    <Button look="outline" onClick={onPress}>
      {copy.showMore(rest)}
    </Button>
  </p>
)

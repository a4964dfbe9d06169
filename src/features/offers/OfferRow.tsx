import { type ToggleEvent, useEffect, useId, useRef } from 'react'
import { CardBoundary } from '@/components/product/CardBoundary'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { OfferDetails } from './OfferDetails'
import { OfferRequest } from './OfferRequest'
import styles from './OfferRow.module.scss'
import { OfferSummary } from './OfferSummary'

type OfferRowProps = {
  offer: Product
  look: ProductCardLook
  /** The address leads to it. */
  selected: boolean
}

/**
 * An offer in a phone's list: name, price, stock and button; its fold has the rest of the card
 * (R-CARD-01 to R-CARD-16). The button stands outside the fold: inside its summary a press would do
 * both.
 */
export const OfferRow = (props: OfferRowProps) => (
  <CardBoundary product={props.offer}>
    <WholeRow {...props} />
  </CardBoundary>
)

function WholeRow({ offer, look, selected }: OfferRowProps) {
  const nameId = useId()
  const fold = useRef<HTMLDetailsElement>(null)
  // Opened once, not controlled: presses and a search within the page may close it.
  useEffect(() => {
    if (selected && fold.current) fold.current.open = true
  }, [selected])
  return (
    <article className={styles.offer} aria-labelledby={nameId}>
      <details name="offer" ref={fold} onToggle={scrollBackIntoView}>
        <OfferSummary offer={offer} look={look} nameId={nameId} />
        <OfferDetails offer={offer} look={look} nameId={nameId} />
      </details>
      <OfferRequest offer={offer} look={look} nameId={nameId} />
    </article>
  )
}

/** A fold that closes above moves the pressed row up, perhaps out of sight: it is scrolled back into view. */
function scrollBackIntoView({ currentTarget: fold }: ToggleEvent<HTMLDetailsElement>): void {
  const row = fold.querySelector('summary')
  if (fold.open && row === document.activeElement) row?.scrollIntoView({ block: 'nearest' })
}

import { quoteList as copy } from '@words/pages/quote-list'
import { useState } from 'react'
import { CardBoundary } from '@/components/product/CardBoundary'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import { type QuoteItems, withItem, withoutItem } from '@/domain/quote/quote-items'
import type { QuoteLine } from '@/domain/quote/quote-lines'
import { QuoteActions } from '../actions/QuoteActions'
import { Compare } from '../comparison/Compare'
import { isStored } from '../storage/use-quote-items'
import { focusHeading } from './heading'
import { QuoteRow } from './QuoteRow'
import styles from './QuoteSheet.module.scss'

type QuoteSheetProps = {
  items: QuoteItems
  lines: readonly QuoteLine[]
  /** Ids that the catalogue does not know. */
  unknown: readonly string[]
  /** What a link said in place of a quantity, by product. */
  odd: ReadonlyMap<string, string>
  onChange: (items: QuoteItems) => void
}

/** The list to change, and beside it what can be done with it. */
export function QuoteSheet({ items, lines, unknown, odd, onChange }: QuoteSheetProps) {
  const { removed, change, remove } = useRemoval(items, onChange)
  const forget = () => {
    focusHeading()
    change(items.filter(({ id }) => !unknown.includes(id)))
  }
  return (
    <>
      <div className={styles.said} role="status">
        {removed && (
          <p>
            {copy.removed(removed.name)}{' '}
            <Button look="text" small onClick={() => change(removed.before)}>
              {copy.undo}
            </Button>
          </p>
        )}
        {!isStored() && <p>{copy.notStored}</p>}
      </div>
      {unknown.length > 0 && (
        <div className={styles.unknown}>
          <p>{copy.unknown(unknown)}</p>
          <Button look="text" small onClick={forget}>
            {copy.forget(unknown)}
          </Button>
        </div>
      )}
      <Compare products={lines.map(({ product }) => product)} />
      {lines.length > 0 ? (
        <div className={styles.sheet}>
          <section aria-label={copy.products}>
            <ul className={styles.rows}>
              {lines.map((line) => (
                <li key={line.product.id}>
                  <CardBoundary product={line.product}>
                    <QuoteRow
                      line={line}
                      cameAs={odd.get(line.product.id)}
                      onQuantity={(quantity) => change(withItem(items, line.product.id, quantity))}
                      onRemove={() => remove(line)}
                    />
                  </CardBoundary>
                </li>
              ))}
            </ul>
          </section>
          <QuoteActions lines={lines} />
        </div>
      ) : (
        <Notice level={2} heading={copy.nothingKnown.heading} text={copy.nothingKnown.text}>
          <ButtonLink href={copy.honey.href}>{copy.honey.label}</ButtonLink>
        </Notice>
      )}
    </>
  )
}

/** Changes of the list; a removal can be undone until the next one. */
function useRemoval(items: QuoteItems, onChange: (items: QuoteItems) => void) {
  const [removed, setRemoved] = useState<{ name: string; before: QuoteItems }>()
  const change = (next: QuoteItems) => {
    setRemoved(undefined)
    onChange(next)
  }
  const remove = ({ product: { id, name } }: QuoteLine) => {
    focusHeading()
    setRemoved({ name, before: items })
    onChange(withoutItem(items, id))
  }
  return { removed, change, remove }
}

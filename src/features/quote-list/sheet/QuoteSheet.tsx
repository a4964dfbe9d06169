import { quoteList as copy } from '@content/pages/quote-list'
import { CardBoundary } from '@/components/product/CardBoundary'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import type { Product } from '@/domain/catalogue/product'
import { type QuoteItems, withQuantity } from '@/domain/quote/quote-items'
import type { QuoteLine } from '@/domain/quote/quote-lines'
import type { List } from '@/services/lists/use-list'
import { QuoteActions } from '../actions/QuoteActions'
import { Compare } from '../comparison/Compare'
import { quoteStorage } from '../storage/quote-storage'
import type { ActiveQuote } from '../storage/use-active-quote'
import { focusHeading } from './heading'
import { QuoteProducts } from './QuoteProducts'
import { QuoteRow } from './QuoteRow'
import styles from './QuoteSheet.module.scss'
import { useRemoval } from './use-removal'

type QuoteSheetProps = {
  catalogue: List<Product>
  items: QuoteItems
  lines: readonly QuoteLine[]
  /** Whether these are all lines: until then nothing is sent, summed up or compared. */
  isComplete: boolean
  /** Ids that the catalogue does not know; none while a newer one may know them. */
  unknown: readonly string[]
  /** What a link said in place of a quantity, by product. */
  invalid: ReadonlyMap<string, string>
  onChange: ActiveQuote['change']
}

/**
 * The rows of the quote list and the actions beside them, or a notice while it is empty. A product that was just
 * removed can be put back.
 */
export function QuoteSheet({
  catalogue,
  items,
  lines,
  isComplete,
  unknown,
  invalid,
  onChange,
}: QuoteSheetProps) {
  const { removed, change, remove, restore } = useRemoval(items, onChange)
  const forget = () => {
    focusHeading()
    change((items) => items.filter(({ id }) => !unknown.includes(id)))
  }
  return (
    <>
      <div className={styles.said} role="status">
        {removed && <Removed name={removed.name} onUndo={restore} />}
        {!quoteStorage.isStored() && <p>{copy.notStored}</p>}
      </div>
      {unknown.length > 0 && <Unknown ids={unknown} onForget={forget} />}
      {isComplete && <Compare products={lines.map(({ product }) => product)} />}
      <QuoteProducts catalogue={catalogue} items={items}>
        {lines.length > 0 ? (
          <div className={styles.sheet}>
            <Rows
              lines={lines}
              invalid={invalid}
              onQuantity={(id, update) => change((items) => withQuantity(items, id, update))}
              onRemove={remove}
            />
            {isComplete && <QuoteActions lines={lines} />}
          </div>
        ) : items.length === 0 ? (
          <EmptyQuote />
        ) : (
          unknown.length > 0 && (
            <Notice level={2} heading={copy.nothingKnown.heading} text={copy.nothingKnown.text}>
              <ButtonLink href={copy.honey.href}>{copy.honey.label}</ButtonLink>
            </Notice>
          )
        )}
      </QuoteProducts>
    </>
  )
}

const EmptyQuote = () => (
  <div className={styles.empty}>
    <Notice level={2} heading={copy.empty.heading} text={copy.empty.text}>
      <ButtonLink href={copy.honey.href}>{copy.honey.label}</ButtonLink>
      <ButtonLink look="outline" href={copy.empty.demo.href}>
        {copy.empty.demo.label}
      </ButtonLink>
    </Notice>
  </div>
)

type RowsProps = Pick<QuoteSheetProps, 'lines' | 'invalid'> & {
  onQuantity: (id: string, update: (quantity: number) => number) => void
  onRemove: (line: QuoteLine) => void
}

/** A row for each product. */
const Rows = ({ lines, invalid, onQuantity, onRemove }: RowsProps) => (
  <section aria-label={copy.products}>
    <ul className={styles.rows}>
      {lines.map((line) => (
        <li key={line.product.id}>
          <CardBoundary product={line.product}>
            <QuoteRow
              line={line}
              typedInLink={invalid.get(line.product.id)}
              onQuantity={(update) => onQuantity(line.product.id, update)}
              onRemove={() => onRemove(line)}
            />
          </CardBoundary>
        </li>
      ))}
    </ul>
  </section>
)

/** What was just removed, and how it comes back. */
const Removed = ({ name, onUndo }: { name: string; onUndo: () => void }) => (
  <p>
    {copy.removed(name)}{' '}
    <Button look="text" small onClick={onUndo}>
      {copy.undo}
    </Button>
  </p>
)

/** What the catalogue does not know, to be taken off the list. */
const Unknown = ({ ids, onForget }: { ids: readonly string[]; onForget: () => void }) => (
  <div className={styles.unknown}>
    <p>{copy.unknown(ids)}</p>
    <Button look="text" small onClick={onForget}>
      {copy.forget(ids)}
    </Button>
  </div>
)

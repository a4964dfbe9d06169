import { quoteList as copy } from '@content/pages/quote-list'
import classNames from 'classnames'
import { everySubcategory } from '@/config/paths'
import { piecesOf, quoteLines } from '@/domain/quote/quote-lines'
import { listingQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'
import { useActiveQuote } from '../storage/use-active-quote'
import { headingId } from './heading'
import styles from './QuoteList.module.scss'
import { QuoteProducts } from './QuoteProducts'
import { QuoteSheet } from './QuoteSheet'
import { SharedListNotice } from './SharedListNotice'

const everything = [listingQuery(everySubcategory)]
const nothing: typeof everything = []

/** The quote list with its products, or what stands in its place. */
export function QuoteList() {
  const quote = useActiveQuote()
  const { items, own } = quote
  const catalogue = useList(items?.length ? everything : nothing)
  const known = quoteLines(items ?? [], catalogue.items)
  // Whether it is known which items the catalogue lacks: a part of it, or an old one, does not tell.
  const isDecided = catalogue.status === 'ready' || known.unknown.length === 0
  const lines = isDecided || catalogue.isThere ? known.lines : []
  const isComplete = isDecided && lines.length > 0

  return (
    <div className={classNames('wrap', styles.quote)}>
      <h1 id={headingId} tabIndex={-1}>
        {copy.heading}
      </h1>
      <p className="lead">{isComplete ? copy.lead(lines.length, piecesOf(lines)) : copy.leadWaiting}</p>
      {own && <SharedListNotice own={own} shown={items ?? []} onStore={quote.store} />}
      {items ? (
        <QuoteSheet
          key={own ? 'link' : 'own'}
          catalogue={catalogue}
          items={items}
          lines={lines}
          isComplete={isComplete}
          unknown={isDecided ? known.unknown : []}
          invalid={quote.invalid}
          onChange={quote.change}
        />
      ) : (
        <QuoteProducts catalogue={catalogue} items={items} />
      )}
    </div>
  )
}

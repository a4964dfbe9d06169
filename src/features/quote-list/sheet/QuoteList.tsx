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
  const list = useList(items?.length ? everything : nothing)
  const known = quoteLines(items ?? [], list.items)
  // Nothing is called unknown before the whole catalogue is here.
  const isWhole = list.status === 'ready' || known.unknown.length === 0
  const lines = isWhole || list.isThere ? known.lines : []
  const isComplete = isWhole && lines.length > 0

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
          list={list}
          items={items}
          lines={lines}
          isComplete={isComplete}
          unknown={isWhole ? known.unknown : []}
          invalid={quote.invalid}
          onChange={quote.change}
        />
      ) : (
        <QuoteProducts list={list} items={items} />
      )}
    </div>
  )
}

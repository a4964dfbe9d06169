import { quoteList as copy } from '@content/pages/quote-list'
import { listCopy } from '@content/site/lists'
import { scriptsNotice } from '@content/site/scripts-notice'
import classNames from 'classnames'
import { AsyncList } from '@/components/loading/AsyncList'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { everySubcategory } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'
import type { QuoteItems } from '@/domain/quote/quote-items'
import { piecesOf, quoteLines } from '@/domain/quote/quote-lines'
import type { ListStatus } from '@/services/lists/list-state'
import { listingQuery } from '@/services/lists/queries'
import { type List, useList } from '@/services/lists/use-list'
import { useActiveQuote } from '../storage/use-active-quote'
import { headingId } from './heading'
import styles from './QuoteList.module.scss'
import { QuoteSheet } from './QuoteSheet'
import { SharedListNotice } from './SharedListNotice'

const everything = [listingQuery(everySubcategory)]
const nothing: typeof everything = []

/** The quote list with its products, or what stands in its place. */
export function QuoteList() {
  const quote = useActiveQuote()
  const { items, own } = quote
  const list = useList(items?.length ? everything : nothing)
  const { lines, unknown } = quoteLines(items ?? [], list.items)
  // Nothing is called unknown before the whole catalogue is here.
  const isWhole = list.status === 'ready' || unknown.length === 0

  return (
    <div className={classNames('wrap', styles.quote)}>
      <h1 id={headingId} tabIndex={-1}>
        {copy.heading}
      </h1>
      <p className="lead">
        {isWhole && lines.length > 0 ? copy.lead(lines.length, piecesOf(lines)) : copy.leadWaiting}
      </p>
      {own && <SharedListNotice own={own} shown={items ?? []} onStore={quote.store} />}
      {items && isWhole ? (
        <QuoteSheet
          key={own ? 'link' : 'own'}
          items={items}
          lines={lines}
          unknown={unknown}
          odd={quote.odd}
          onChange={quote.change}
        />
      ) : (
        <QuotePlaceholder list={list} items={items} />
      )}
    </div>
  )
}

/** What stands in place of the products until all of the catalogue is here. */
const QuotePlaceholder = ({ list, items }: { list: List<Product>; items: QuoteItems | undefined }) => (
  <div className={styles.state}>
    <ScriptsNotice {...scriptsNotice.quoteList} />
    <AsyncList
      list={{ ...list, status: items ? statusOf(list.status) : 'loading' }}
      copy={{
        ...listCopy.products,
        failed: copy.failed.heading,
        stored: copy.failed.text(items?.length ?? 0),
      }}
      level={2}
      failed={
        <ButtonLink look="outline" small href={copy.honey.href}>
          {copy.honey.label}
        </ButtonLink>
      }
    >
      {null}
    </AsyncList>
  </div>
)

/** A product that a stale catalogue lacks may be in the current one, so the list waits for that. */
const statusOf = (status: ListStatus) => (status === 'stale' ? 'failed' : status)

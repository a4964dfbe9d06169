import classNames from 'classnames'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Notice } from '@/components/ui/Notice'
import { everySubcategory } from '@/config/paths'
import { quoteList as copy } from '@/content/pages/quote-list'
import { piecesOf, quoteLines } from '@/domain/quote-lines'
import { listingQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { FromLink } from './FromLink'
import { headingId } from './heading'
import styles from './QuoteList.module.scss'
import { QuoteSheet } from './QuoteSheet'
import { QuoteState } from './QuoteState'
import { useShownQuote } from './use-shown-quote'

const everything = [listingQuery(everySubcategory)]
const nothing: typeof everything = []

/** The quote list with its products, or what stands in its place. */
export function QuoteList() {
  const quote = useShownQuote()
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
      {own && <FromLink own={own} shown={items ?? []} onKeep={quote.keep} />}
      {content()}
    </div>
  )

  function content() {
    if (items?.length === 0)
      return (
        <div className={styles.state}>
          <Notice level={2} heading={copy.empty.heading} text={copy.empty.text}>
            <ButtonLink href={copy.honey.href}>{copy.honey.label}</ButtonLink>
            <ButtonLink look="outline" href={copy.empty.demo.href}>
              {copy.empty.demo.label}
            </ButtonLink>
          </Notice>
        </div>
      )
    if (!items || !isWhole)
      return (
        <div className={styles.state}>
          <QuoteState count={items?.length ?? 0} list={list} />
        </div>
      )
    return (
      <QuoteSheet
        key={own ? 'link' : 'own'}
        items={items}
        lines={lines}
        unknown={unknown}
        onChange={quote.change}
      />
    )
  }
}

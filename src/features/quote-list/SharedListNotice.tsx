import { quoteList } from '@words/pages/quote-list'
import { Button } from '@/components/ui/Button'
import { type QuoteItems, withItems } from '@/domain/quote/quote-items'
import { focusHeading } from './heading'
import styles from './SharedListNotice.module.scss'

type FromLinkProps = { own: QuoteItems; shown: QuoteItems; onKeep: (items: QuoteItems) => void }

const copy = quoteList.fromLink

/** Says that the list came with a link and that one's own is kept; which of them stays is the visitor's to say. */
export function SharedListNotice({ own, shown, onKeep }: FromLinkProps) {
  const choose = (items: QuoteItems) => {
    focusHeading()
    onKeep(items)
  }
  return (
    <div className={styles.note} role="note">
      <p>{copy.text(own.length)}</p>
      <div>
        <Button look="outline" small onClick={() => choose(own)}>
          {copy.own}
        </Button>
        <Button look="outline" small onClick={() => choose(withItems(own, shown))}>
          {copy.add}
        </Button>
        <Button look="outline" small onClick={() => choose(shown)}>
          {copy.replace}
        </Button>
      </div>
    </div>
  )
}

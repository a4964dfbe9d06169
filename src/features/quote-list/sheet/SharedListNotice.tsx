import { quoteButton } from '@content/features/quote-list/quote-button'
import { quoteList } from '@content/pages/quote-list'
import { toast } from '@/components/toasts/toast'
import { Button } from '@/components/ui/Button'
import { hasItem, type QuoteItems, withItems } from '@/domain/quote/quote-items'
import { focusHeading } from './heading'
import styles from './SharedListNotice.module.scss'

type SharedListNoticeProps = { own: QuoteItems; shown: QuoteItems; onStore: (items: QuoteItems) => void }

const copy = quoteList.fromLink

/** Says that the list came with a link and that the visitor's own is still stored; the visitor chooses between them. */
export function SharedListNotice({ own, shown, onStore }: SharedListNoticeProps) {
  const choose = (items: QuoteItems) => {
    focusHeading()
    onStore(items)
  }
  const add = () => {
    const both = withItems(own, shown)
    choose(both)
    if (shown.some(({ id }) => !hasItem(both, id))) toast.error(quoteButton.full)
  }
  return (
    <div className={styles.note} role="note">
      <p>{copy.text(own.length)}</p>
      <div>
        <Button look="outline" small onClick={() => choose(own)}>
          {copy.own}
        </Button>
        {shown.length > 0 && (
          <>
            <Button look="outline" small onClick={add}>
              {copy.add}
            </Button>
            <Button look="outline" small onClick={() => choose(shown)}>
              {copy.replace}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

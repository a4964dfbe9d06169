import { quoteButton } from '@content/features/quote-list/quote-button'
import { quoteListLink } from '@content/site/site'
import classNames from 'classnames'
import { CheckIcon, PlusIcon } from '@/components/ui/action-icons'
import { buttonClass } from '@/components/ui/button-class'
import { AppLink } from '@/components/ui/links/AppLink'
import { Sentence } from '@/components/ui/Sentence'
import { sentLanguage } from '@/config/language'
import type { Product } from '@/domain/catalogue/product'
import { hasItem } from '@/domain/quote/quote-items'
import styles from './QuoteButton.module.scss'
import { addItem, removeItem, useQuoteItems } from './storage/use-quote-items'

type QuoteButtonProps = {
  product: Product
  /** A link to the list stands beside it, once the product is there. */
  withLink?: boolean | undefined
}

/** 'Add to quote' on a product; once it is on the list, it says so and takes it off again. */
export function QuoteButton({ product: { id, name }, withLink = false }: QuoteButtonProps) {
  const added = hasItem(useQuoteItems(), id)
  const hiddenName = (
    <span className="visually-hidden" lang={sentLanguage}>
      {name}
    </span>
  )
  return (
    <>
      <button
        type="button"
        className={classNames(buttonClass('outline', true), styles.toggle)}
        aria-pressed={added}
        onClick={({ detail }) => {
          if (detail > 1) return // the second press of a double click would take it back
          if (added) removeItem(id)
          else addItem(id)
        }}
      >
        {added ? <CheckIcon /> : <PlusIcon />}
        {/* A new element each time: a translator may have replaced the words in the old one. */}
        <span key={String(added)}>
          <Sentence text={added ? quoteButton.added : quoteButton.add} places={{ name: hiddenName }} />
        </span>
      </button>
      {added && withLink && (
        <AppLink className={buttonClass('text', true)} href={quoteListLink.href}>
          {quoteListLink.label}
        </AppLink>
      )}
    </>
  )
}

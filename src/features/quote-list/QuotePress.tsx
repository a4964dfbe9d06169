import classNames from 'classnames'
import { buttonClass } from '@/components/ui/button-class'
import { CheckIcon, PlusIcon } from '@/components/ui/icons'
import { replayed } from '@/components/ui/replayed'
import { quoteButton } from '@/content/quote-button'
import styles from './QuotePress.module.scss'

type QuotePressProps = { name: string; added?: boolean; onPress?: () => void }

/** 'Add to quote' on a product; once it is on the list, it says so and takes it off. */
export function QuotePress({ name, added = false, onPress }: QuotePressProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass('outline', true), styles.press)}
      aria-pressed={added}
      onClick={onPress}
      {...replayed}
    >
      {added ? <CheckIcon /> : <PlusIcon />}
      {added ? (
        <span>
          {quoteButton.added}
          <span className="visually-hidden">: {name}</span>
        </span>
      ) : (
        <span>
          {quoteButton.before} <span className="visually-hidden">{name} </span>
          {quoteButton.after}
        </span>
      )}
    </button>
  )
}

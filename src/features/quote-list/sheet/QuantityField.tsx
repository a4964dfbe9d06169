import { quoteList as copy } from '@content/pages/quote-list'
import { type ReactNode, useId, useState } from 'react'
import { MinusIcon, PlusIcon } from '@/components/ui/action-icons'
import { insertLatinDigits } from '@/components/ui/insert-latin-digits'
import { clampQuantity, isInvalidQuantity, mostPieces } from '@/domain/quote/quote-items'
import styles from './QuantityField.module.scss'

/** A quantity of one product, and how it is changed. */
export type QuantityFieldProps = {
  name: string
  quantity: number
  /** What a link said in its place, where that is no quantity. */
  typedInLink: string | undefined
  /** Changes the quantity as it is now: two quick presses come before the first of them is shown. */
  onChange: (update: (quantity: number) => number) => void
}

/**
 * How many pieces, typed or one by one. The field shows what is typed until it is left; an
 * invalid quantity then becomes the nearest possible one, and a note says so.
 */
export function QuantityField({ name, quantity, typedInLink, onChange }: QuantityFieldProps) {
  const noteId = useId()
  const { typed, invalid, type, step, leave } = useQuantity({ quantity, typedInLink, onChange })
  return (
    <>
      <div className={styles.quantity}>
        <StepButton label={copy.less(name)} disabled={quantity <= 1} onPress={() => step(-1)}>
          <MinusIcon />
        </StepButton>
        <input
          type="number"
          inputMode="numeric"
          min="1"
          max={mostPieces}
          step="1"
          aria-label={copy.quantity(name)}
          value={typed ?? quantity}
          onBeforeInput={insertLatinDigits}
          onChange={({ target }) => type(target.value)}
          aria-describedby={invalid === undefined ? undefined : noteId}
          onBlur={leave}
        />
        <StepButton label={copy.more(name)} disabled={quantity >= mostPieces} onPress={() => step(1)}>
          <PlusIcon />
        </StepButton>
      </div>
      <p className={styles.note} id={noteId} role="status">
        {invalid !== undefined && copy.countsAs(invalid, quantity)}
      </p>
    </>
  )
}

type StepButtonProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode }

/** One piece less or more; at the end it stays, so that the focus has a place. */
const StepButton = ({ label, disabled, onPress, children }: StepButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={disabled} onClick={onPress}>
    {children}
  </button>
)

/** What is being typed, what was no quantity, and how the two become one. */
function useQuantity({ quantity, typedInLink, onChange }: Omit<QuantityFieldProps, 'name'>) {
  /** Undefined while nobody types. */
  const [typed, setTyped] = useState<string>()
  const [invalid, setInvalid] = useState(typedInLink)
  const type = (value: string) => {
    setTyped(value)
    setInvalid(undefined)
    if (Number(value) >= 1) onChange(() => Number(value))
  }
  const step = (by: number) => {
    setInvalid(undefined)
    if (clampQuantity(quantity + by) !== quantity) onChange((now) => now + by)
  }
  const leave = () => {
    setTyped(undefined)
    if (typed === undefined || !isInvalidQuantity(typed)) return
    setInvalid(typed)
    onChange(() => Number(typed))
  }
  // Said only of what it became: the quantity may have changed elsewhere since.
  const isTrue = invalid !== undefined && clampQuantity(Number(invalid)) === quantity
  return { typed, invalid: isTrue ? invalid : undefined, type, step, leave }
}

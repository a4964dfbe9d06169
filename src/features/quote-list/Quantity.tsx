import { useState } from 'react'
import { MinusIcon, PlusIcon } from '@/components/ui/action-icons'
import { quoteList as copy } from '@/content/pages/quote-list'
import { clampQuantity, mostPieces } from '@/domain/quote-items'
import styles from './Quantity.module.scss'

type QuantityProps = { name: string; quantity: number; onChange: (quantity: number) => void }

/** How many pieces, typed or one by one. What is typed stays as typed until the field is left. */
export function Quantity({ name, quantity, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => {
    const next = clampQuantity(quantity + by)
    if (next !== quantity) onChange(next)
  }
  return (
    <div className={styles.quantity}>
      <button
        type="button"
        aria-label={copy.less(name)}
        aria-disabled={quantity <= 1}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min="1"
        max={mostPieces}
        step="1"
        aria-label={copy.quantity(name)}
        value={typed ?? quantity}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (Number(value) >= 1) onChange(clampQuantity(Number(value)))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={copy.more(name)}
        aria-disabled={quantity >= mostPieces}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </button>
    </div>
  )
}

import { useId, useState } from 'react'
import Form from 'react-bootstrap/Form'
import { insertLatinDigits } from '@/components/ui/insert-latin-digits'
import { readTypedPrice } from '@/domain/price/price'
import styles from './PriceField.module.scss'

type PriceFieldProps = {
  label: string
  /** Rupees, from the address. */
  value: number | undefined
  invalid: boolean
  describedBy: string | undefined
  onChange: (value: number | undefined) => void
}

/**
 * One end of the price range. What is typed stays as typed; the address gets the number as soon as
 * it is one.
 */
export function PriceField({ label, value, invalid, describedBy, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState('')
  const shown = readTypedPrice(typed) === value ? typed : String(value ?? '')
  return (
    <Form.Group controlId={useId()}>
      <Form.Label>{label}</Form.Label>
      <div className={styles.rupees}>
        <Form.Control
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          value={shown}
          isInvalid={invalid}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onBeforeInput={insertLatinDigits}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(readTypedPrice(target.value))
          }}
        />
      </div>
    </Form.Group>
  )
}

import { useId, useRef, useState } from 'react'
import Form from 'react-bootstrap/Form'
import { readTypedPrice } from '@/domain/price'
import styles from './PriceField.module.scss'

type PriceFieldProps = {
  label: 'From' | 'To'
  /** Rupees, from the address. */
  value: number | undefined
  invalid: boolean
  describedBy: string | undefined
  onChange: (value: number | undefined, options: { replace: boolean }) => void
}

/**
 * One end of the price range. What is typed stays as typed; the address gets the number as soon as it is one.
 * A whole price typed at one go is one step back, not one for each digit.
 */
export function PriceField({ label, value, invalid, describedBy, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState('')
  const written = useRef<{ value: number | undefined }>(null)
  const shown = readTypedPrice(typed) === value ? typed : String(value ?? '')
  return (
    <Form.Group controlId={useId()}>
      <Form.Label>{label}</Form.Label>
      <div className={styles.rupees}>
        <Form.Control
          type="number"
          inputMode="numeric"
          min="0"
          step="any"
          value={shown}
          isInvalid={invalid}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={({ target }) => {
            const next = readTypedPrice(target.value)
            setTyped(target.value)
            // Only what was written from here is written over: after Back a new price is a new step.
            onChange(next, { replace: written.current !== null && written.current.value === value })
            written.current = { value: next }
          }}
          onBlur={() => {
            written.current = null
          }}
        />
      </div>
    </Form.Group>
  )
}

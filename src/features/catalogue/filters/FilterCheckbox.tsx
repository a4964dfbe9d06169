import { choicesCopy as copy } from '@content/features/listing-filters'
import { useId } from 'react'
import Form from 'react-bootstrap/Form'
import { grouped } from '@/domain/format/digits'
import styles from './FilterCheckbox.module.scss'

type FilterCheckboxProps = {
  label: string
  /** How many products of the list it is about; undefined while that cannot be told. */
  count: number | undefined
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A choice of the drawer with its number of products, which is not part of its name. */
export function FilterCheckbox({ label, count, checked, disabled = false, onChange }: FilterCheckboxProps) {
  const id = useId()
  return (
    <div className={styles.line}>
      <Form.Check
        id={id}
        className={styles.check}
        label={label}
        checked={checked}
        disabled={disabled}
        aria-describedby={count === undefined ? undefined : `${id}-count`}
        onChange={({ target }) => onChange(target.checked)}
      />
      {count !== undefined && (
        <>
          <span className={styles.count} aria-hidden="true">
            {grouped(count)}
          </span>
          <span id={`${id}-count`} hidden>
            {copy.drawer.products(count)}
          </span>
        </>
      )}
    </div>
  )
}

import { listing as copy } from '@content/pages/listing'
import { useId } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { isSortName, sortNames } from '@/domain/listing/sort-options'
import styles from './SortBy.module.scss'
import { useListingChoices } from './use-listing-choices'
import '@/styles/shared/forms.scss'

/** The order of the products, and two choices that narrow them (R-LIST-19). */
export function SortBy() {
  const id = useId()
  const [{ sort }, change] = useListingChoices()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{copy.sortBy}</label>
      <FormSelect
        id={id}
        className={styles.select}
        value={sort}
        onChange={({ target: { value } }) =>
          isSortName(value) && change((choices) => ({ ...choices, sort: value }))
        }
      >
        {sortNames.map((name) => (
          <option key={name} value={name}>
            {copy.orders[name]}
          </option>
        ))}
      </FormSelect>
    </div>
  )
}

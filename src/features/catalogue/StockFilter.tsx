import { useId } from 'react'
import Form from 'react-bootstrap/Form'
import { type Stock, stockChoices } from '@/domain/stock'
import styles from './StockFilter.module.scss'
import { stockLabels } from './stock-labels'
import { useListing } from './use-listing'

/** What is in stock, what is not, or both (R-LIST-15, R-LIST-16). */
export function StockFilter() {
  const id = useId()
  const [{ stock }, change] = useListing()
  const choose = (choice: Stock, chosen: boolean) =>
    change((listing) => {
      const others = listing.stock.filter((one) => one !== choice)
      return { ...listing, stock: chosen ? [...others, choice] : others }
    })
  return (
    <fieldset>
      <legend>Availability</legend>
      {stockChoices.map((choice) => (
        <Form.Check
          key={choice}
          id={`${id}-${choice}`}
          className={styles.check}
          label={stockLabels[choice]}
          checked={stock.includes(choice)}
          onChange={({ target }) => choose(choice, target.checked)}
        />
      ))}
    </fieldset>
  )
}

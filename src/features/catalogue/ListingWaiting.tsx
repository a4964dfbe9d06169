import styles from './ListingWaiting.module.scss'
import { WaitingCards } from './WaitingCards'

/** The place of the products while their module is awaited (R-GEN-02). */
export function ListingWaiting() {
  return (
    <div className={styles.waiting}>
      <p className={styles.text}>Loading...</p>
      <WaitingCards />
    </div>
  )
}

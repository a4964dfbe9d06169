import styles from './OfferShapes.module.scss'

const places = [1, 2, 3, 4, 5, 6]

/** What offers look like before they come, in their two forms: rows on a phone, cards on a larger screen. */
export const OfferShapes = () => (
  <div className={styles.shapes}>
    {places.map((place) => (
      <div key={place}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
)

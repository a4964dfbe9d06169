import styles from './WaitingCards.module.scss'

const places = [1, 2, 3, 4]

/** Places of the first cards while they are awaited; nothing for those who listen, who are told so elsewhere. */
export function WaitingCards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <div className={styles.picture} />
          <div className={styles.lines}>
            <span />
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  )
}

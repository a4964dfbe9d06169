import styles from './CardSkeleton.module.scss'

/** The shape of a card that has not come, as high as one that has; whoever listens hears of it elsewhere. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.inner}>
        <div className={styles.picture} />
        <div className={styles.words}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.actions}>
          <i />
        </div>
      </div>
    </div>
  )
}

import styles from './Loading.module.scss'

/** Stands in for a page whose module has not come yet (R-GEN-02). */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      Loading...
    </div>
  )
}

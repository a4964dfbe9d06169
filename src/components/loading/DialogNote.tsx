import { controls } from '@content/site/controls'
import styles from './DialogNote.module.scss'
import { RetryButton } from './RetryButton'

/** While a dialog loads: a note in a corner of the screen, over everything. */
export function DialogWaiting() {
  return (
    <p className={styles.note} role="status">
      {controls.loading}
    </p>
  )
}

/** In the same place, where the dialog did not come: these words, and 'Try again'. */
export function DialogFailed({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className={styles.note}>
      <p role="alert">{message}</p>
      <RetryButton onRetry={retry} />
    </div>
  )
}

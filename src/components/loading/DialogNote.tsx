import { controls } from '@words/site/controls'
import { Button } from '@/components/ui/Button'
import styles from './DialogNote.module.scss'

/** In a corner of the screen, over everything: the dialog that was asked for is on its way. */
export function DialogWaiting() {
  return (
    <p className={styles.note} role="status">
      {controls.loading}
    </p>
  )
}

/** In the same place: the dialog did not come, in these words, with 'Try again'. */
export function DialogFailed({ words, retry }: { words: string; retry: () => void }) {
  return (
    <div className={styles.note}>
      <p role="alert">{words}</p>
      <Button look="outline" small onClick={retry}>
        {controls.tryAgain}
      </Button>
    </div>
  )
}

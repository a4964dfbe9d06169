import { deferred } from './deferred'
import styles from './Spinner.module.scss'

/** Milliseconds after which a wait is long enough for something that turns. */
const pause = 300

/** Where its module does not come, the still hexagon behind it is enough. */
const TurningHexagon = deferred(() => import('./TurningHexagon'), {
  when: () => new Promise((resolve) => setTimeout(resolve, pause)),
})

/**
 * A turning hexagon, 70 × 70 px and orange (R-UI-04); it stands still where motion is not wanted, and for a moment at first.
 * Prerendered HTML has its place alone: react-spinners writes `style=`, which the page's policy refuses there.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status" aria-label={label}>
      <TurningHexagon className={styles.hexagon} />
    </div>
  )
}

import { deferred } from './deferred'
import styles from './Spinner.module.scss'

/** Milliseconds of waiting before it turns. */
const pause = 300

/** Where its module does not come, the still hexagon behind it is enough. */
const TurningHexagon = deferred(() => import('./TurningHexagon'), {
  when: () => new Promise((resolve) => setTimeout(resolve, pause)),
})

/**
 * A turning hexagon, 70 × 70 px and orange (R-UI-04). It stands still at first, and where motion is
 * not wanted. Prerendered HTML only reserves its space: react-spinners writes `style=`, which the
 * page's policy refuses there. `late` stands in its place once it has turned for long, in the same
 * element: screen readers tell of a change within a status, and not always of one that comes.
 */
export function Spinner({ label, late }: { label: string; late?: string | false }) {
  return (
    <div className={late ? undefined : styles.spinner} role="status" aria-label={late ? undefined : label}>
      {late || <TurningHexagon className={styles.hexagon} />}
    </div>
  )
}

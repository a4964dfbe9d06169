import { useHydrated } from '@/services/use-hydrated'
import { lazy } from './lazy'
import styles from './Spinner.module.scss'

const Nothing = () => null

/** Where its module does not come, the still hexagon behind it is enough: no reason to reload a page. */
const TurningHexagon = lazy(() => import('./TurningHexagon').catch(() => ({ default: Nothing })), {
  Waiting: Nothing,
  Failed: Nothing,
})

/**
 * A turning hexagon, 70 × 70 px and orange (R-UI-04); it stands still where motion is not wanted. Prerendered HTML
 * has its place alone: react-spinners writes `style=`, which the page's policy refuses there.
 */
export function Spinner({ label }: { label: string }) {
  const hydrated = useHydrated()
  return (
    <div className={styles.spinner} role="status" aria-label={label}>
      {hydrated && <TurningHexagon className={styles.hexagon} />}
    </div>
  )
}

import { compareButton as copy } from '@words/features/compare-button'
import { lazy } from '@/components/loading/lazy'
import { Button } from '@/components/ui/Button'
import type { Product } from '@/domain/catalogue/product'
import { canCompare } from '@/domain/quote/can-compare'
import styles from './Compare.module.scss'
import { useComparing } from './use-comparing'

const Comparison = lazy(() => import('./Comparison'))

/** A failure is told where the comparison is asked for. */
const fetchComparison = () => void Comparison.load().catch(() => {})

/** The way to a comparison of two to four products, and the comparison once it is asked for. */
export function Compare({ products }: { products: readonly Product[] }) {
  const [comparing, setComparing] = useComparing()
  if (!canCompare(products.length)) return comparing && <p className={styles.notNow}>{copy.notNow}</p>
  return (
    <div className={styles.compare}>
      <Button
        look="outline"
        small
        aria-pressed={comparing}
        onPointerEnter={fetchComparison}
        onFocus={fetchComparison}
        onClick={() => setComparing(!comparing)}
      >
        {copy.label}
      </Button>
      {comparing && <Comparison products={products} />}
    </div>
  )
}

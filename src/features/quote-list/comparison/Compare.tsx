import { compareButton as copy } from '@content/features/quote-list/compare-button'
import { lazy } from '@/components/loading/lazy'
import { Button } from '@/components/ui/Button'
import type { Product } from '@/domain/catalogue/product'
import { canCompare } from '@/domain/quote/can-compare'
import styles from './Compare.module.scss'
import { useComparing } from './use-comparing'

const Comparison = lazy(() => import('./Comparison'))

/** The button that compares two to four products, and the comparison once it was pressed. */
export function Compare({ products }: { products: readonly Product[] }) {
  const [comparing, toggle] = useComparing()
  if (!canCompare(products.length)) return comparing && <p>{copy.notNow}</p>
  return (
    <div className={styles.compare}>
      <Button look="outline" small aria-pressed={comparing} onClick={toggle}>
        {copy.label}
      </Button>
      {comparing && <Comparison products={products} />}
    </div>
  )
}

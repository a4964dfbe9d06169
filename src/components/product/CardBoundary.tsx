import { controls } from '@content/site/controls'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { report } from '@/browser/reports/report'
import type { Product } from '@/domain/catalogue/product'
import styles from './CardBoundary.module.scss'
import '@/styles/shared/card.scss'

const quietCard = (
  <div className="card">
    <p className={styles.quiet}>{controls.productFailed}</p>
  </div>
)

/** React tells the console by itself. */
const tellOperator = (cause: unknown) => report('error', cause)

/** Confines the failure of one product to its card; it is drawn again once its record changes. */
export function CardBoundary({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={quietCard} onError={tellOperator} resetKeys={[product]}>
      {children}
    </ErrorBoundary>
  )
}

import { controls } from '@words/site/controls'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { report } from '@/browser/report'
import type { Product } from '@/domain/catalogue/product'
import styles from './CardBoundary.module.scss'
import '@/styles/shared/card.scss'

function told(cause: unknown): void {
  console.error('A product could not be shown.', cause)
  report('error', cause)
}

const QuietCard = () => (
  <div className="card">
    <p className={styles.quiet}>{controls.productFailed}</p>
  </div>
)

/** Keeps the failure of one product in its card: the others of its list stay, and it is drawn again once its record is another. */
export function CardBoundary({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={QuietCard} onError={told} resetKeys={[product]}>
      {children}
    </ErrorBoundary>
  )
}

import { comparison as copy } from '@content/features/quote-list/comparison'
import classNames from 'classnames'
import { useId } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { comparisonOf } from '@/domain/quote/comparison'
import { ComparedName } from './ComparedName'
import styles from './Comparison.module.scss'
import { ComparisonLine } from './ComparisonLine'

const widths = [styles.two, styles.three, styles.four]

/**
 * Two to four products in a table, a column for each. On narrow screens the names of the rows stand
 * above their cells, and stay while the columns scroll. The style sheet alone hides equal rows.
 */
export default function Comparison({ products }: { products: readonly Product[] }) {
  const headingId = useId()
  const rows = comparisonOf(products)
  const differ = rows.some(({ differs }) => differs)
  return (
    <section className={styles.comparison} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 id={headingId}>{copy.heading(products.length)}</h2>
        <label className={styles.only}>
          <input type="checkbox" />
          {copy.onlyWhatDiffers}
        </label>
      </div>
      <div className={styles.scroller}>
        <table className={classNames(styles.table, widths[products.length - 2])} aria-label={copy.name}>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <ComparedName key={product.id} product={product} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ComparisonLine key={row.kind} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </div>
      {differ ? (
        <Key withBest={rows.some(({ best }) => best)} />
      ) : (
        <p className={styles.alike}>{copy.alike}</p>
      )}
    </section>
  )
}

/** What the marks of the table mean. */
const Key = ({ withBest }: { withBest: boolean }) => (
  <p className={styles.key}>
    <span className={styles.differs}>{copy.key.differs}</span>
    {withBest && (
      <span>
        <b>{copy.key.marked}</b> {copy.key.best}
      </span>
    )}
  </p>
)

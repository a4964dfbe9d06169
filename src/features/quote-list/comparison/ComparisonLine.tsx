import { comparison as copy } from '@content/features/quote-list/comparison'
import { quoteList } from '@content/pages/quote-list'
import { productCard } from '@content/product/product-card'
import { soldOut } from '@content/product/sold-out'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { AsSent } from '@/components/ui/AsSent'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import type { Product } from '@/domain/catalogue/product'
import { shownRating } from '@/domain/catalogue/rating'
import { isInStock } from '@/domain/catalogue/stock'
import { rupees } from '@/domain/format/money'
import { priceOf } from '@/domain/price/price'
import { savingOn, savingText } from '@/domain/price/saving'
import { pricePerKg } from '@/domain/price/weight'
import type { ComparisonRow, RowKind } from '@/domain/quote/comparison'
import styles from './ComparisonLine.module.scss'

type ComparisonLineProps = { row: ComparisonRow; products: readonly Product[] }

/** One row: a cell for each product or, where all say the same, one for all of them. */
export function ComparisonLine({ row, products }: ComparisonLineProps) {
  const { kind, differs, best, isBest } = row
  const [first] = products
  // All may have a certificate, and each its own.
  const isOne =
    !differs && (kind !== 'certificate' || new Set(products.map(({ certificate }) => certificate)).size === 1)
  return (
    <tr className={classNames(styles.row, differs ? styles.differs : styles.same, isOne && styles.once)}>
      <th scope="row">
        <span>{copy.rows[kind]}</span>
      </th>
      {isOne && first ? (
        <td colSpan={products.length}>
          {values[kind](first)} <small>· {copy.same(products.length)}</small>
        </td>
      ) : (
        products.map((product, column) => (
          <td key={product.id}>
            {isBest[column] && best ? (
              <>
                <b className={styles.best}>{values[kind](product)}</b> <small>{copy.best[best]}</small>
              </>
            ) : (
              values[kind](product)
            )}
          </td>
        ))
      )}
    </tr>
  )
}

const price = (value: number | undefined, otherwise: string) =>
  value === undefined ? otherwise : rupees(value)

/** What a row says of a product. */
const values: Record<RowKind, (product: Product) => ReactNode> = {
  price: (product) => price(priceOf(product), quoteList.noPrice),
  perKg: (product) => price(pricePerKg(product), copy.notGiven),
  saving: (product) => {
    const saving = savingOn(product)
    return saving ? savingText(saving) : copy.none
  },
  rating: ({ rating }) => (rating === undefined ? copy.notGiven : shownRating(rating)),
  country: ({ country }) => (country ? <AsSent>{country}</AsSent> : copy.notGiven),
  stock: (product) => (isInStock(product) ? copy.inStock : <span className={styles.none}>{soldOut()}</span>),
  certificate: ({ certificate }) =>
    certificate ? (
      <ExternalLink href={certificate}>{productCard.certificate}</ExternalLink>
    ) : (
      productCard.notAvailable
    ),
}

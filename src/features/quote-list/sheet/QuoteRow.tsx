import { quoteList as copy } from '@content/pages/quote-list'
import { ProductPicture } from '@/components/product/ProductPicture'
import { BinIcon } from '@/components/ui/action-icons'
import { AppLink } from '@/components/ui/links/AppLink'
import { sentLanguage } from '@/config/language'
import type { Product } from '@/domain/catalogue/product'
import { isInStock } from '@/domain/catalogue/stock'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { rupees } from '@/domain/format/money'
import type { QuoteLine } from '@/domain/quote/quote-lines'
import { productLink } from '../product-link'
import { QuantityField, type QuantityFieldProps } from './QuantityField'
import styles from './QuoteRow.module.scss'

type QuoteRowProps = {
  line: QuoteLine
  /** What a link said in place of its quantity. */
  typedInLink: string | undefined
  onQuantity: QuantityFieldProps['onChange']
  onRemove: () => void
}

/** One product of the list: how many, and what that costs at its listed price. */
export function QuoteRow({
  line: { product, quantity, sum },
  typedInLink,
  onQuantity,
  onRemove,
}: QuoteRowProps) {
  const { name, subcategory, image } = product
  return (
    <div className={styles.row}>
      <ProductPicture className={styles.picture} src={image} name="" />
      <div className={styles.words}>
        {subcategory && (
          <p className={styles.collection} lang={sentLanguage}>
            {subcategoryLabel(subcategory)}
          </p>
        )}
        <h2 lang={sentLanguage}>
          <AppLink href={productLink(product)}>{name}</AppLink>
        </h2>
        <p className={styles.each}>{eachOf(product)}</p>
        {!isInStock(product) && <strong className={styles.none}>{copy.outOfStock}</strong>}
      </div>
      <div className={styles.reckoning}>
        <QuantityField name={name} quantity={quantity} typedInLink={typedInLink} onChange={onQuantity} />
        <b className={styles.sum} aria-live="polite">
          {sum !== undefined && rupees(sum)}
        </b>
        <button
          type="button"
          className="icon-button"
          aria-label={copy.remove(name)}
          // The second press of a double click would fall on the row that has come up.
          onClick={({ detail }) => detail < 2 && onRemove()}
        >
          <BinIcon />
        </button>
      </div>
    </div>
  )
}

function eachOf({ discounted, mrp }: Product): string {
  if (discounted !== undefined) return copy.each(discounted)
  return mrp === undefined ? copy.noPrice : copy.mrpEach(mrp)
}

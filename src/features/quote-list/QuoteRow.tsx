import { ProductPicture } from '@/components/product/ProductPicture'
import { productParameter } from '@/components/product/use-product-address'
import { AppLink } from '@/components/ui/AppLink'
import { BinIcon } from '@/components/ui/action-icons'
import { everySubcategory, paths } from '@/config/paths'
import { quoteList as copy } from '@/content/pages/quote-list'
import { rupees } from '@/domain/money'
import type { Product } from '@/domain/product'
import type { QuoteLine } from '@/domain/quote-lines'
import { subcategoryLabel } from '@/domain/subcategory'
import { Quantity } from './Quantity'
import styles from './QuoteRow.module.scss'

type QuoteRowProps = { line: QuoteLine; onQuantity: (quantity: number) => void; onRemove: () => void }

/** One product of the list: how many, and what that costs at its listed price. */
export function QuoteRow({ line: { product, quantity, sum }, onQuantity, onRemove }: QuoteRowProps) {
  const { id, name, subcategory, image } = product
  return (
    <li className={styles.row}>
      <ProductPicture className={styles.picture} src={image} name="" />
      <div className={styles.words}>
        {subcategory && <p className={styles.collection}>{subcategoryLabel(subcategory)}</p>}
        <h2>
          <AppLink
            href={`${paths.listing(subcategory ?? everySubcategory)}?${new URLSearchParams({ [productParameter]: id })}`}
          >
            {name}
          </AppLink>
        </h2>
        <p className={styles.each}>{eachOf(product)}</p>
      </div>
      <div className={styles.reckoning}>
        <Quantity name={name} quantity={quantity} onChange={onQuantity} />
        <b className={styles.sum}>{sum !== undefined && rupees(sum)}</b>
        <button type="button" className="icon-button" aria-label={copy.remove(name)} onClick={onRemove}>
          <BinIcon />
        </button>
      </div>
    </li>
  )
}

function eachOf({ discounted, mrp }: Product): string {
  if (discounted !== undefined) return copy.each(discounted)
  return mrp === undefined ? copy.noPrice : copy.mrpEach(mrp)
}

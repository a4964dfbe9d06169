import { ProductPicture } from '@/components/product/ProductPicture'
import { AppLink } from '@/components/ui/links/AppLink'
import { sentLanguage } from '@/config/language'
import type { Product } from '@/domain/catalogue/product'
import { namedWeight } from '@/domain/price/weight'
import { productLink } from '@/features/quote-list/product-link'
import styles from './ComparedName.module.scss'

/** The head of a column: the jar on its shelf, the name below it, and the weight, where the name ends with one. */
export function ComparedName({ product }: { product: Product }) {
  const { name, image } = product
  const { rest, weight } = namedWeight(name)
  return (
    <th scope="col" className={styles.column} lang={sentLanguage}>
      <ProductPicture className={styles.jar} src={image} name="" />
      <AppLink className={styles.name} href={productLink(product)} aria-label={name}>
        {rest}
        {weight && (
          <>
            <span className="visually-hidden">, </span>
            <small>{weight}</small>
          </>
        )}
      </AppLink>
    </th>
  )
}

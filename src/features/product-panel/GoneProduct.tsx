import { productPanel } from '@content/features/product-panel'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { focusHeadingOf } from '@/browser/focus-heading'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { sentLanguage } from '@/config/language'
import { nearestProducts } from '@/domain/catalogue/find-product'
import type { Product } from '@/domain/catalogue/product'
import styles from './GoneProduct.module.scss'
import type { OpenProduct } from './use-open-product'

type GoneProductProps = {
  id: string
  /** Those of the page. */
  products: readonly Product[]
  /** Those of all the catalogue, where they were asked for. */
  catalogue: readonly Product[]
  open: OpenProduct
}

const { gone: copy } = productPanel

/** Products that are offered in its place. */
const offered = 3

/** Says that a product is gone, and offers the ones that are nearest to it. */
export function GoneProduct({ id, products, catalogue, open }: GoneProductProps) {
  const labelId = useId()
  const isHere = (product: Product) => products.some((one) => one.id === product.id)
  const all = [...products, ...catalogue.filter((product) => !isHere(product))]
  const nearest = nearestProducts(all, id, offered)
  return (
    <div className={styles.gone}>
      <div role="alert">
        <Notice level={2} heading={copy.heading} text={copy.text} />
      </div>
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <h3 id={labelId}>{copy.nearest}</h3>
          <ul aria-labelledby={labelId}>
            {nearest.map((product) => (
              <li key={product.id}>
                <Link
                  to={open.addressOf(product, isHere(product))}
                  replace
                  preventScrollReset
                  discover="none"
                  lang={sentLanguage}
                  onClick={({ currentTarget }) => focusHeadingOf(currentTarget)}
                >
                  {product.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button look="outline" small onClick={open.close}>
        {copy.back}
      </Button>
    </div>
  )
}

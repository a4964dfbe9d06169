import classNames from 'classnames'
import { useContext } from 'react'
import { ProductPicture } from '@/components/product/ProductPicture'
import { ProductSlots } from '@/components/product/product-slots'
import type { Product } from '@/domain/catalogue/product'
import styles from './PanelPicture.module.scss'

/** The drawing whole and large, and the way to like it. */
export function PanelPicture({ product }: { product: Product }) {
  const { like } = useContext(ProductSlots)
  return (
    <div className={styles.place}>
      <ProductPicture
        className={classNames(styles.picture, !product.image && styles.missing)}
        src={product.image}
        name={product.name}
        eager
      />
      <div className={styles.like}>{like(product)}</div>
    </div>
  )
}

import { productCard } from '@words/features/product-card'
import { HeartIcon } from '@/components/ui/icons'
import type { Product } from '@/domain/catalogue/product'
import styles from './LikeButton.module.scss'
import { useLike } from './use-like'

/** A heart that likes the product, with its like count beside it (R-CARD-11, R-CARD-17). */
export function LikeButton({ product }: { product: Product }) {
  const { count, liked, like } = useLike(product)
  return (
    <div className={styles.like}>
      <button
        type="button"
        className="icon-button"
        aria-label={productCard.like(product.name)}
        aria-pressed={liked}
        onClick={like}
      >
        <HeartIcon />
      </button>
      <span>{count}</span>
    </div>
  )
}

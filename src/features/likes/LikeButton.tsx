import { HeartIcon } from '@/components/ui/icons'
import { replayed } from '@/components/ui/replayed'
import type { Product } from '@/domain/product'
import styles from './LikeButton.module.scss'
import { useLikes } from './use-likes'

/** A heart that likes the product, with the like count beside it (CONTRACT §4). */
export function LikeButton({ product }: { product: Product }) {
  const { count, isLiked, like } = useLikes(product)
  return (
    <div className={styles.like}>
      <button
        type="button"
        className="icon-button"
        aria-label={`Like ${product.name}`}
        aria-pressed={isLiked}
        onClick={like}
        {...replayed}
      >
        <HeartIcon />
      </button>
      <span>{count}</span>
    </div>
  )
}

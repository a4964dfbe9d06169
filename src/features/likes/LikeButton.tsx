import { HeartIcon } from '@/components/ui/icons'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Product } from '@/domain/product'
import { useLikes } from './use-likes'

/** A heart that likes the product, with the like count beside it (CONTRACT §4). */
export function LikeButton({ product }: { product: Product }) {
  const { count, isLiked, like } = useLikes(product)
  // A card that came with the page cannot be liked until its code has come: a press would be lost.
  const answers = useHydrated()
  return (
    <div className="like">
      <button
        type="button"
        aria-label={`Like ${product.name}`}
        aria-pressed={isLiked}
        disabled={!answers}
        onClick={like}
      >
        <HeartIcon />
      </button>
      <span>{count}</span>
    </div>
  )
}

import type { Product } from '@/domain/product'
import { LikeHeart } from './LikeHeart'
import { useLike } from './use-like'

/** A heart that likes the product. */
function LiveLikeButton({ product }: { product: Product }) {
  const { count, liked, like } = useLike(product)
  return <LikeHeart name={product.name} count={count} liked={liked} onPress={like} />
}

export { LiveLikeButton as default }

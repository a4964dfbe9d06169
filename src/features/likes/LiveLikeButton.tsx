import { useEffect, useEffectEvent } from 'react'
import type { Product } from '@/domain/product'
import { earlyPresses } from './early-presses'
import { LikeHeart } from './LikeHeart'
import { useLike } from './use-like'

/** A heart that likes the product, also where it was pressed before it could. */
function LiveLikeButton({ product }: { product: Product }) {
  const { count, liked, like } = useLike(product)
  const answerEarlyPress = useEffectEvent(() => {
    if (earlyPresses.delete(product.id)) like()
  })
  useEffect(() => answerEarlyPress(), [])
  return <LikeHeart id={product.id} name={product.name} count={count} liked={liked} onPress={like} />
}

export { LiveLikeButton as default }

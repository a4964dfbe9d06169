import { lazy } from '@/components/ui/lazy'
import type { Product } from '@/domain/product'
import { earlyPresses } from './early-presses'
import { LikeHeart } from './LikeHeart'

/** A heart that likes the product; what it takes comes with the first list, not with the site's start. */
export const LikeButton = lazy(() => import('./LiveLikeButton'), {
  Waiting: ({ product: { id, name, likes } }: { product: Product }) => (
    <LikeHeart id={id} name={name} count={likes} onPress={() => earlyPresses.add(id)} />
  ),
  Failed: ({ product: { id, name, likes }, retry }) => (
    <LikeHeart id={id} name={name} count={likes} onPress={retry} />
  ),
})

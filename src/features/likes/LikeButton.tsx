import { lazy } from '@/components/ui/lazy'
import type { Product } from '@/domain/product'
import { LikeHeart } from './LikeHeart'

/** A heart that likes the product; what it takes comes with the first list, not with the site's start. */
export const LikeButton = lazy(() => import('./LiveLikeButton'), {
  Waiting: ({ product: { name, likes } }: { product: Product }) => <LikeHeart name={name} count={likes} />,
  Failed: ({ product: { name, likes }, retry }) => <LikeHeart name={name} count={likes} onPress={retry} />,
})

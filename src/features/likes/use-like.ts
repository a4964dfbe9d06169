import { useMutation, useMutationState } from '@tanstack/react-query'
import type { Product } from '@/domain/product'
import { queryClient } from '@/services/query-client'
import { useHydrated } from '@/services/use-hydrated'
import { isLiked, keepLiked, likeCount } from './liked'

/**
 * The like count of a product and the way to like it, once for a device and with one request at a time. The count
 * rises by one after the call has succeeded, never before; a failure is logged by the service and says nothing
 * here (R-CARD-17, R-CARD-18).
 */
export function useLike(product: Product): { count: number; liked: boolean; like: () => void } {
  const mutationKey = ['like', product.id]
  const { mutate } = useMutation(
    {
      mutationKey,
      mutationFn: async () => {
        const { productLikeCount } = await import('@/services/likes')
        return productLikeCount(product)
      },
      onSuccess: () => keepLiked(product),
    },
    queryClient,
  )
  // Draws the product anew wherever it stands, not only where its button was pressed.
  useMutationState({ filters: { mutationKey }, select: ({ state }) => state.status }, queryClient)

  // The prerendered HTML knows nothing of this device.
  const hydrated = useHydrated()
  const like = () => {
    if (!isLiked(product) && queryClient.isMutating({ mutationKey }) === 0) mutate()
  }
  return {
    count: hydrated ? likeCount(product) : product.likes,
    liked: hydrated && isLiked(product),
    like,
  }
}

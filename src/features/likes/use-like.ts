import { useMutation, useMutationState } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { idle } from '@/browser/idle'
import { lazyModule } from '@/browser/lazy-module'
import { reloadOnce } from '@/browser/reload-once'
import { report } from '@/browser/report'
import type { Product } from '@/domain/product'
import { queryClient } from '@/services/query-client'
import { useHydrated } from '@/services/use-hydrated'
import { isLiked, keepLiked, likeCount, likedStore } from './liked'

const service = lazyModule(() => import('@/services/likes'))

/** Where a deployment has taken the module away, a new page brings its own; the press has to be made again. */
async function send(product: Product): Promise<unknown> {
  const { productLikeCount } = await service.load().catch(async (cause: unknown) => {
    report('chunk', cause)
    await reloadOnce()
    throw cause
  })
  return productLikeCount(product)
}

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
      mutationFn: () => send(product),
      onSuccess: () => keepLiked(product),
    },
    queryClient,
  )
  // Draws the product anew wherever it stands, not only where its button was pressed.
  useMutationState({ filters: { mutationKey }, select: ({ state }) => state.status }, queryClient)

  useSyncExternalStore(likedStore.subscribe, likedStore.read, likedStore.read)

  // Fetched ahead, so that a press also answers after a deployment.
  useEffect(() => {
    void idle()
      .then(service.load)
      .catch(() => {}) // the press itself asks again, and reports
  }, [])

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

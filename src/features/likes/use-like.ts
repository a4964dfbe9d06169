import { useEffect, useRef, useSyncExternalStore } from 'react'
import { idle } from '@/browser/idle'
import { lazyModule } from '@/browser/lazy-module'
import { reloadOnce } from '@/browser/reload-once'
import { report } from '@/browser/reports/report'
import type { Product } from '@/domain/catalogue/product'
import { causeOf, ServiceError } from '@/services/http/service-error'
import { type LikeProgress, likeProgress } from './like-progress'
import { isLiked, likeCount, storeLike, subscribeToLikes } from './liked-store'

const service = lazyModule(() => import('@/services/calls/likes'))

/**
 * Where a deployment has removed the module, the page reloads, and the heart has to be pressed again.
 */
async function send(product: Product): Promise<void> {
  const { productLikeCount } = await service.load().catch(async (cause: unknown) => {
    report('chunk', cause)
    await reloadOnce()
    throw cause
  })
  await productLikeCount(product)
}

/** @param shown the product as it is shown once the answer is there: its list may have been renewed meanwhile */
async function sendOnce(product: Product, shown: () => Product): Promise<void> {
  const { id } = product
  if (isLiked(product) || likeProgress.of(id) === 'sending') return
  likeProgress.start(id)
  try {
    await send(product)
    storeLike(shown())
    likeProgress.succeed(id)
  } catch (error) {
    // Logged by the service or, where its module is gone, reported; the heart may be pressed again.
    const timedOut = error instanceof ServiceError && error.timedOut
    likeProgress.fail(id, timedOut ? 'timedOut' : causeOf(error, navigator.onLine))
  }
}

type Like = { count: number; liked: boolean; progress: LikeProgress | undefined; like: () => void }

/**
 * The like count of a product, and a function that likes it: once for a device, one request at a
 * time. The count rises once the call has succeeded. A failure is logged by the service, and its
 * cause shown beside the heart (R-CARD-17, R-CARD-18).
 */
export function useLike(product: Product): Like {
  const progress = useSyncExternalStore(
    likeProgress.subscribe,
    () => likeProgress.of(product.id),
    () => undefined,
  )
  // The prerendered HTML knows nothing of this device.
  const liked = useSyncExternalStore(
    subscribeToLikes,
    () => isLiked(product),
    () => false,
  )
  const count = useSyncExternalStore(
    subscribeToLikes,
    () => likeCount(product),
    () => product.likes,
  )
  const shown = useRef(product)
  useEffect(() => {
    shown.current = product
  }, [product])

  // Fetched ahead, so that a press also answers after a deployment.
  useEffect(() => {
    void idle()
      .then(service.load)
      .catch(() => {}) // the press itself asks again, and reports
  }, [])

  return {
    count,
    liked,
    progress,
    like: () => void sendOnce(product, () => shown.current),
  }
}

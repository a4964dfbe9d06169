import { memo } from 'react'
import { useRoutes } from 'react-router-dom'
import { LikeSlot } from '@/components/product/like-slot'
import { ToastRegion } from '@/components/ui/ToastRegion'
import type { Product } from '@/domain/product'
import { LikeButton } from '@/features/likes/LikeButton'
import { ArrivalContext } from './arrival-context'
import { routeObjects } from './routes'
import { useArrival } from './use-arrival'

const likeButtonOf = (product: Product) => <LikeButton product={product} />

/** A part of its own, so that only a new address has every link drawn again, and no announcement. */
const CurrentScreen = memo(function CurrentScreen() {
  return useRoutes(routeObjects)
})

/** The whole site below its router: announcements, toasts and the screen of the address. */
export function Root() {
  const { arrive, announcement } = useArrival()
  return (
    <>
      <LikeSlot value={likeButtonOf}>
        <ArrivalContext value={arrive}>
          <CurrentScreen />
        </ArrivalContext>
      </LikeSlot>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <ToastRegion />
    </>
  )
}

import { memo } from 'react'
import { useRoutes } from 'react-router-dom'
import { ProductSlots } from '@/components/product/product-slots'
import { Toasts } from '@/components/ui/Toasts'
import { LikeButton } from '@/features/likes/LikeButton'
import { OfferPanel } from '@/features/product-panel/OfferPanel'
import { ShareButton } from '@/features/share/ShareButton'
import { NavigationContext } from './navigation-context'
import { routeObjects } from './routes'
import { useCampaign } from './use-campaign'
import { useNavigationEffects } from './use-navigation-effects'
import { useOwnPolicy } from './use-own-policy'

const productSlots: ProductSlots = {
  like: (product) => <LikeButton product={product} />,
  quote: () => null, // the listing fills it
  share: (subject) => <ShareButton {...subject} />,
  panel: (walk) => <OfferPanel {...walk} />,
}

/** A part of its own, so that only a new address has every link drawn again, and no announcement. */
const CurrentScreen = memo(function CurrentScreen() {
  return useRoutes(routeObjects)
})

/** The whole site below its router: announcements, toasts and the screen of the address. */
export function Root() {
  const { onNavigated, announcement } = useNavigationEffects()
  useOwnPolicy()
  useCampaign()
  return (
    <>
      <ProductSlots value={productSlots}>
        <NavigationContext value={onNavigated}>
          <CurrentScreen />
        </NavigationContext>
      </ProductSlots>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <Toasts />
    </>
  )
}

import { memo } from 'react'
import { useRoutes } from 'react-router-dom'
import { NavigationContext } from '@/app/navigation/navigation-context'
import { useCampaignParameters } from '@/app/navigation/use-campaign-parameters'
import { usePolicyReload } from '@/app/navigation/use-policy-reload'
import { ProductSlots } from '@/components/product/product-slots'
import { Toasts } from '@/components/toasts/Toasts'
import { LikeButton } from '@/features/likes/LikeButton'
import { DeferredProductPanel } from '@/features/product-panel/DeferredProductPanel'
import { ShareButton } from '@/features/share/ShareButton'
import { routeObjects } from './routes'
import { useNavigationEffects } from './use-navigation-effects'

const productSlots: ProductSlots = {
  like: (product) => <LikeButton product={product} />,
  quote: () => null, // the listing fills it
  share: (subject) => <ShareButton {...subject} />,
  panel: (sequence) => <DeferredProductPanel {...sequence} />,
}

/** A part of its own, so that only a new address has every link drawn again, and no announcement. */
const CurrentScreen = memo(function CurrentScreen() {
  return useRoutes(routeObjects)
})

/** The whole site below its router: announcements, toasts and the screen of the address. */
export function Root() {
  const { onNavigated, announcement } = useNavigationEffects()
  usePolicyReload()
  useCampaignParameters()
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

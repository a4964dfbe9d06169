import { memo } from 'react'
import { useRoutes } from 'react-router-dom'
import { NavigationContext } from '@/app/navigation/navigation-context'
import { useCampaignParameters } from '@/app/navigation/use-campaign-parameters'
import { usePolicyReload } from '@/app/navigation/use-policy-reload'
import { Toasts } from '@/components/toasts/Toasts'
import { notFoundPath } from '@/config/paths'
import { routeObjects } from './routes'
import { useNavigationEffects } from './use-navigation-effects'

/** Stands for a path with a line break, which not even `*` matches. */
function NotFound() {
  return useRoutes(routeObjects, notFoundPath)
}

/** Memoised, so that an announcement does not redraw the page with all its links; a new address does. */
const CurrentPage = memo(function CurrentPage() {
  return useRoutes(routeObjects) ?? <NotFound />
})

/** The whole site below its router: announcements, toasts and the page of the address. */
export function Root() {
  const { onNavigated, announcement } = useNavigationEffects()
  usePolicyReload()
  useCampaignParameters()
  return (
    <>
      <NavigationContext value={onNavigated}>
        <CurrentPage />
      </NavigationContext>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <Toasts />
    </>
  )
}

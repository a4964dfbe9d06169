import { idle } from '@/browser/idle'
import { lazy } from '@/components/ui/lazy'
import { useHydrated } from '@/services/use-hydrated'

const nothing = () => null

const LiveOfflineUse = lazy(() => import('./OfflineUse').catch(() => ({ default: nothing })), {
  Waiting: nothing,
  when: idle,
})

/**
 * The service worker, and 'You are offline' while that is so: nothing that a page has to wait for, or misses. It asks by
 * itself whether the page is hydrated, so that the frame around it is not drawn again.
 */
export const OfflineUse = () => useHydrated() && <LiveOfflineUse />

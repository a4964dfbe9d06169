import { idle } from '@/browser/idle'
import { lazy } from '@/components/ui/lazy'

const nothing = () => null

/** The service worker, and 'You are offline' while that is so: nothing that a page has to wait for. */
export const OfflineUse = lazy(() => import('./OfflineUse'), {
  Waiting: nothing,
  Failed: nothing,
  optional: true,
  when: idle,
})

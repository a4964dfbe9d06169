import { idle } from '@/browser/idle'
import { lazy } from '@/components/ui/lazy'

const nothing = () => null

/** The service worker, and 'You are offline' while that is so: nothing that a page has to wait for, or misses. */
export const OfflineUse = lazy(() => import('./OfflineUse').catch(() => ({ default: nothing })), {
  Waiting: nothing,
  when: idle,
})

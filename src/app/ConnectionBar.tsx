import { lazy } from '@/components/ui/lazy'
import { idle } from './when-idle'

const nothing = () => null

/** 'You are offline', while that is so; nothing that a page has to wait for. */
export const ConnectionBar = lazy(() => import('@/components/site/OfflineBar'), {
  Waiting: nothing,
  Failed: nothing,
  optional: true,
  when: idle,
})

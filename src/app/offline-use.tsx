import { idle } from '@/browser/idle'
import { extra } from '@/components/ui/extra'

/** The service worker, and 'You are offline' while that is so: nothing that a page has to wait for, or misses. */
export const OfflineUse = extra(() => import('./OfflineUse'), { when: idle })

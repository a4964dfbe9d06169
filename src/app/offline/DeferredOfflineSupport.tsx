import { idle } from '@/browser/idle'
import { deferred } from '@/components/loading/deferred'

/** The service worker, and 'You are offline' while that is so: nothing that a page has to wait for, or misses. */
export const DeferredOfflineSupport = deferred(() => import('./OfflineSupport'), { when: idle })

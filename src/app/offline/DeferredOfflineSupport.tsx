import { idle } from '@/browser/idle'
import { deferred } from '@/components/loading/deferred'

/** The service worker and the line 'You are offline'; no page waits for them. */
export const DeferredOfflineSupport = deferred(() => import('./OfflineSupport'), { when: idle })

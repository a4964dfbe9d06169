import { createListeners } from '@/browser/listeners'
import type { FailureCause } from '@/services/http/service-error'

/** Why a like is not known to be counted; `timedOut`: no answer came in time, so it may have arrived. */
export type LikeFailure = FailureCause | 'timedOut'

/** A like that is on its way, or why the last one failed. */
export type LikeProgress = 'sending' | { failed: LikeFailure }

/** How long a failure is shown, in milliseconds; pressing again ends it sooner. */
const failureShownFor = 10_000

const progress = new Map<string, LikeProgress>()
const listeners = createListeners()

function set(id: string, next: LikeProgress | undefined): void {
  if (next) progress.set(id, next)
  else progress.delete(id)
  listeners.notify()
}

/** The progress of likes given on this page, as an external store: a product may stand in several places. */
export const likeProgress = {
  subscribe: listeners.add,
  of: (id: string): LikeProgress | undefined => progress.get(id),
  start: (id: string) => set(id, 'sending'),
  succeed: (id: string) => set(id, undefined),
  fail(id: string, failed: LikeFailure) {
    const failure = { failed }
    set(id, failure)
    setTimeout(() => progress.get(id) === failure && set(id, undefined), failureShownFor)
  },
}

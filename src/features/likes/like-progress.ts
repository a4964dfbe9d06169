import { createListeners } from '@/browser/listeners'
import type { FailureCause } from '@/services/http/service-error'

/** A like that is on its way, or why the last one failed. */
export type LikeProgress = 'sending' | { failed: FailureCause }

/** How long a failure is told, in milliseconds; pressing again ends it sooner. */
const toldFor = 10_000

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
  sends: (id: string) => set(id, 'sending'),
  arrived: (id: string) => set(id, undefined),
  fails(id: string, failed: FailureCause) {
    const failure = { failed }
    set(id, failure)
    setTimeout(() => progress.get(id) === failure && set(id, undefined), toldFor)
  },
}

import { lazyModule } from '@/browser/lazy-module'

const module = lazyModule(() => import('./ThankYou'))

let due = false

/** The thanks that home has yet to show, once. Home does well without them where they do not come. */
export const pendingThanks = {
  /** Fetches their module, so that they are there when they are due. */
  prefetch() {
    module.load().catch(() => {})
  },
  /** Has them shown on home. */
  add() {
    due = true
  },
  /** Their component, where they are due and have come. */
  current: () => (due ? module.current()?.default : undefined),
  /** They were shown. */
  clear() {
    due = false
  },
}

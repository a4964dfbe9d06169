import { createListeners } from '@/browser/listeners'

/** What a toast says, and whether it is good news. */
export type ToastMessage = { id: number; kind: 'success' | 'error'; text: string; lang?: string | undefined }

/** Shown at once; further ones wait (R-TOAST-02). */
export const maxVisibleToasts = 3

/** Raised and not yet shown as toasts. */
let waiting: readonly ToastMessage[] = []
let wanted = false
let raised = 0
const listeners = createListeners()

function show(kind: ToastMessage['kind'], text: string, lang?: string): void {
  raised += 1
  waiting = [...waiting, { id: raised, kind, text, lang }]
  wanted = true
  listeners.notify()
}

/** Messages that are not shown as toasts yet, as a store for React. */
export const toastQueue = {
  subscribe: listeners.add,
  list: () => waiting,
  /** Whether the module that shows them is wanted: from the first message on, or after `prefetchToasts`. */
  wanted: () => wanted,
  /** Removes a message that is shown as a toast by now, or was closed. */
  take(message: ToastMessage) {
    waiting = waiting.filter((other) => other !== message)
    listeners.notify()
  },
}

/** Loads the module of the toasts early: the first one may say that there is no connection. */
export function prefetchToasts(): void {
  wanted = true
  listeners.notify()
}

/**
 * Toasts, top-right, at most three at once, gone after 4 s (R-TOAST-01 to R-TOAST-03). Features
 * raise them; services never do. `lang` is set where the text is not in the page's language.
 */
export const toast = {
  success: (text: string, lang?: string) => show('success', text, lang),
  error: (text: string, lang?: string) => show('error', text, lang),
}

/** What a toast says, and whether it is good news. */
export type ToastMessage = { id: number; kind: 'success' | 'error'; text: string; lang?: string | undefined }

/** Raised and not yet shown as toasts. */
let waiting: readonly ToastMessage[] = []
let wanted = false
let raised = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function show(kind: ToastMessage['kind'], text: string, lang?: string): void {
  raised += 1
  waiting = [...waiting, { id: raised, kind, text, lang }]
  wanted = true
  tell()
}

/** The messages that wait to be shown, as a store of React's (R-TOAST-01). */
export const toastQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  list: () => waiting,
  /** Whether what shows them is wanted: from the first message on, or ahead of it. */
  wanted: () => wanted,
  /** Takes a message out, which is shown as a toast from now on or has been read. */
  take(message: ToastMessage) {
    waiting = waiting.filter((other) => other !== message)
    tell()
  },
}

/** Loads what shows toasts ahead of the first one, which may have to tell that the connection is gone. */
export function prepareToasts(): void {
  wanted = true
  tell()
}

/**
 * Toasts, top-right, at most three at once, gone after 4 s (R-TOAST-01 to R-TOAST-03). Features raise them; services
 * never do. `lang` is that of a text which is not in the page's language.
 */
export const toast = {
  success: (text: string, lang?: string) => show('success', text, lang),
  error: (text: string, lang?: string) => show('error', text, lang),
}

/** What a toast says, and whether it is good news. */
export type ToastMessage = { kind: 'success' | 'error'; text: string }

const waiting: ToastMessage[] = []
let listener: ((message: ToastMessage) => void) | undefined
let load: (() => void) | undefined

function show(message: ToastMessage): void {
  if (listener) listener(message)
  else waiting.push(message)
  load?.()
}

/**
 * Tells the region of toasts how to load what shows them, wanted with the first toast.
 * @returns the way to stop
 */
export function loadToastsWith(run: () => void): () => void {
  load = run
  if (waiting.length > 0) run()
  return () => {
    load = undefined
  }
}

/** Hands every toast, those raised before included, to what shows them; returns the way to stop. */
export function showToastsWith(run: (message: ToastMessage) => void): () => void {
  listener = run
  for (const message of waiting.splice(0)) run(message)
  return () => {
    listener = undefined
  }
}

/** Loads what shows toasts ahead of the first one, which may have to tell that the connection is gone. */
export function prepareToasts(): void {
  load?.()
}

/**
 * Toasts, top-right, at most three at once, gone after 4 s (SPEC §4). Features raise them; services
 * never do.
 */
export const toast = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
}

import { useEffect, useEffectEvent } from 'react'

/** Whether the browser tells of close requests: Escape, and the Back that a phone has of its own. */
export const tellsCloseRequests = 'CloseWatcher' in globalThis

/**
 * Answers a close request while something is open. What was opened last is asked first, `<dialog>` and popovers among
 * it, and only where nothing is open does a phone's Back leave the page: no entry of the history is made for it.
 */
export function useCloseRequest(open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const { CloseWatcher } = window
    if (!open || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => onClose())
    return () => watcher.destroy()
  }, [open])
}

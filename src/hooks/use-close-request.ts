import { useEffect, useEffectEvent } from 'react'

/** Whether the browser has `CloseWatcher`: close requests are Escape and a phone's Back. */
export const hasCloseWatcher = 'CloseWatcher' in globalThis

/**
 * Answers close requests while something is open. What was opened last is asked first, `<dialog>`s
 * and popovers included; a phone's Back leaves the page only where nothing is open. No history
 * entry is made for it. A browser without `CloseWatcher` hears nothing from this: whoever calls it listens for Escape
 * there (`hasCloseWatcher`).
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

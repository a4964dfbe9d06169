import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a part may replace what stands in its place: its module has come, or failed, and the focus has been elsewhere
 * since. A focused link that is replaced would lose the focus.
 * @param load fetches the module; false until it is wanted
 */
export function useReplaceable(
  part: RefObject<HTMLElement | null>,
  load: false | (() => Promise<unknown>),
): boolean {
  const [replaceable, setReplaceable] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!load || !element || replaceable) return
    const listening = new AbortController()
    const { signal } = listening
    const settled = () => {
      if (signal.aborted) return
      if (!element.contains(document.activeElement)) return setReplaceable(true)
      const onFocusOut = ({ relatedTarget }: FocusEvent) => {
        if (element.contains(document.activeElement)) return // the window lost the focus, and gives it back to the link
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setReplaceable(true)
      }
      element.addEventListener('focusout', onFocusOut, { signal })
    }
    load().then(settled, settled)
    return () => listening.abort()
  }, [part, load, replaceable])
  return replaceable
}

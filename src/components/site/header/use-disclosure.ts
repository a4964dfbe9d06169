import { useEffect, useRef } from 'react'
import { useNavigated } from './use-navigated'

/**
 * Closes a `<details>` that lies over the page: on a press or focus outside, on Escape, and when a
 * link was followed. Inside an open popover it is a group of that popover and stays open.
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current ? closeByItself(details.current) : undefined), [])
  useNavigated(() => details.current?.removeAttribute('open'))
  return details
}

function closeByItself(details: HTMLDetailsElement): () => void {
  const covers = () =>
    details.open && !(CSS.supports('selector(:popover-open)') && details.closest(':popover-open'))
  const onOutside = ({ target }: Event) => {
    if (covers() && !(target instanceof Node && details.contains(target))) details.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !covers()) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  const gone = new AbortController()
  // In the capture phase: React stops events on prerendered HTML that is not hydrated yet from bubbling.
  const options = { capture: true, signal: gone.signal }
  document.addEventListener('pointerdown', onOutside, options)
  document.addEventListener('focusin', onOutside, options)
  document.addEventListener('keydown', onKey, options)
  return () => gone.abort()
}

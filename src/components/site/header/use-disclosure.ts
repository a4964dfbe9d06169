import { useEffect, useRef } from 'react'
import { useNavigated } from './use-navigated'

/**
 * What the browser does not do for a `<details>` that lies over the page: it closes on a press or a focus outside, on
 * Escape, and when a link was followed. Within an open popover it is a group of that popover, and stays as it is.
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
  // On the way down: React keeps what happens in prerendered HTML that is not hydrated yet from going up.
  const options = { capture: true, signal: gone.signal }
  document.addEventListener('pointerdown', onOutside, options)
  document.addEventListener('focusin', onOutside, options)
  document.addEventListener('keydown', onKey, options)
  return () => gone.abort()
}

import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `dismiss` on a press outside of `area` or on Escape (then with `true`) while `active`. */
export function useDismissal(
  active: boolean,
  area: RefObject<HTMLElement | null>,
  dismiss: (byKey: boolean) => void,
): void {
  const onDismiss = useEffectEvent(dismiss)
  useEffect(() => {
    if (!active) return
    const onClick = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) onDismiss(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss(true)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKey)
    }
  }, [active, area])
}

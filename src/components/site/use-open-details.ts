import { useEffect, useRef } from 'react'

/** From this width on there is room for all that is folded on a phone. */
const roomForAll = '(width >= 768px)'

/**
 * Sets the `<details>` of a part as its styles show them: where there is room for all, they are
 * open and no Tab stops.
 */
export function useOpenDetails() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const screen = matchMedia(roomForAll)
    const show = () => {
      for (const fold of part.current?.querySelectorAll('details') ?? []) {
        fold.open = screen.matches
        fold.querySelector('summary')?.setAttribute('tabindex', screen.matches ? '-1' : '0')
      }
    }
    if (screen.matches) show()
    screen.addEventListener('change', show)
    return () => screen.removeEventListener('change', show)
  }, [])
  return part
}

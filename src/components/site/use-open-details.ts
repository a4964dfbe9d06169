import { useEffect, useRef } from 'react'

/** From this width on there is room for all that is folded on a phone. */
const roomForAll = '(width >= 768px)'

/**
 * Opens every `<details>` of a part on screens with room for all of them. The part's styles show them
 * open there, and their summaries are no Tab stops. On a narrower screen those that this has opened
 * close again, unless one holds the focus or the address's anchor.
 */
export function useOpenDetails() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const screen = matchMedia(roomForAll)
    const openedByWidth = new Set<HTMLDetailsElement>()
    const show = () => {
      for (const fold of part.current?.querySelectorAll('details') ?? []) {
        if (screen.matches && !fold.open) {
          fold.open = true
          openedByWidth.add(fold)
        } else if (!screen.matches && openedByWidth.delete(fold)) {
          fold.open = fold.matches(':target, :has(:target, :focus)')
        }
        fold.querySelector('summary')?.setAttribute('tabindex', screen.matches ? '-1' : '0')
      }
    }
    if (screen.matches) show()
    screen.addEventListener('change', show)
    return () => screen.removeEventListener('change', show)
  }, [])
  return part
}

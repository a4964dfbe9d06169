import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useNavigated } from './use-navigated'

/** From this width on the menu is a row, which must not stay behind as an open popover. */
const large = '(width >= 992px)'

/** Closes the menu; a browser without popovers shows it open all the time (docs/browsers.md). */
function hide(panel: HTMLElement | null): void {
  if (panel && 'hidePopover' in panel) panel.hidePopover()
}

/**
 * Closes the menu's popover where the browser does not: when a link within the site was followed
 * (R-LAY-03), and when the screen becomes large. `open` is undefined until scripts run; until then
 * the popover tells its own state.
 */
export function useMenuPopover() {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()

  // A menu that was opened before React had come is open still.
  useEffect(() => {
    if (CSS.supports('selector(:popover-open)')) setOpen(panel.current?.matches(':popover-open') ?? false)
  }, [])

  useNavigated(() => hide(panel.current))

  useEffect(() => {
    const screen = matchMedia(large)
    const close = () => {
      hide(panel.current)
      // What unfolds in the menu covers the page on a large screen.
      for (const fold of panel.current?.querySelectorAll('details') ?? []) fold.open = false
    }
    screen.addEventListener('change', close)
    return () => screen.removeEventListener('change', close)
  }, [])

  // React also passes on the toggle events of elements inside the popover.
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent) => {
    if (target === currentTarget) setOpen(newState === 'open')
  }
  return { panel, open, onToggle }
}

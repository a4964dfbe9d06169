import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** From this width on the menu is a row, which must not stay behind as an open popover. */
const large = '(width >= 992px)'

/** Closes the menu; a browser without popovers shows it open all the time (docs/browsers.md). */
function hide(list: HTMLElement | null): void {
  if (list && 'hidePopover' in list) list.hidePopover()
}

/**
 * What the browser cannot know of the menu's popover: that a link within the site was followed (R-LAY-03), and that
 * the screen has become large. `open` is undefined until scripts run; until then the popover tells its own state.
 */
export function useMenuPopover() {
  const { key } = useLocation()
  const keyShown = useRef(key)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<boolean>()

  // A menu that was opened before React had come is open still.
  useEffect(() => {
    if (CSS.supports('selector(:popover-open)')) setOpen(list.current?.matches(':popover-open') ?? false)
  }, [])

  useEffect(() => {
    if (keyShown.current === key) return
    keyShown.current = key
    hide(list.current)
  }, [key])

  useEffect(() => {
    const screen = matchMedia(large)
    const close = () => hide(list.current)
    screen.addEventListener('change', close)
    return () => screen.removeEventListener('change', close)
  }, [])

  return { list, open, onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open') }
}

import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useNavigated } from './use-navigated'

/** From this width on the menu is a row, which must not stay behind as an open popover. */
const large = '(width >= 992px)'

/**
 * What the browser cannot know of the menu's popover: that a link within the site was followed (R-LAY-03), and that
 * the screen has become large. `open` is undefined until scripts run; until then the popover tells its own state.
 */
export function useMenuPopover() {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<boolean>()

  // A menu that was opened before React had come is open still.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), [])

  useNavigated(() => panel.current?.hidePopover())

  useEffect(() => {
    const screen = matchMedia(large)
    const close = () => panel.current?.hidePopover()
    screen.addEventListener('change', close)
    return () => screen.removeEventListener('change', close)
  }, [])

  // React hands on what unfolds within it as well.
  const onToggle = ({ target, currentTarget, newState }: ToggleEvent) => {
    if (target === currentTarget) setOpen(newState === 'open')
  }
  return { panel, open, onToggle }
}

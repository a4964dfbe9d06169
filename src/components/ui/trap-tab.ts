import type { KeyboardEvent } from 'react'

const controls = 'a[href], button, input, select, textarea, [tabindex]'

/** What the Tab key stops at within an element, in its order. */
const stopsIn = (element: HTMLElement): HTMLElement[] =>
  Array.from(element.querySelectorAll<HTMLElement>(controls)).filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  )

/**
 * Sends the Tab key from one end of an element to the other. For overlays that are no `<dialog>`:
 * past their ends the focus would go to the page below.
 */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = stopsIn(event.currentTarget)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const onItself = event.shiftKey && event.target === event.currentTarget
  if (!to || (event.target !== from && !onItself)) return
  event.preventDefault()
  to.focus()
}

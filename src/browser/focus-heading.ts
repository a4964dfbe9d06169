/**
 * Moves the focus to `<main>` from a control that disappears when pressed, and is in no section. A focus elsewhere
 * stays: in Safari a click does not move it, for instance out of a field that is being filled in.
 */
export function focusMain(control: Element): void {
  const { activeElement, body } = document
  if (activeElement === control || activeElement === body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * Focuses the heading of the section or `<dialog>` that a control stands in; in a drawer or panel that element
 * itself, whose heading may go with the control. For a control that disappears when pressed.
 */
export function focusHeadingOf(control: Element): void {
  const place = control.closest<HTMLElement>('section, dialog, [role="dialog"], main')
  const target = place?.role === 'dialog' ? place : place?.querySelector<HTMLElement>('h1, h2')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/**
 * Hands the focus of a control to the page's content: for one that disappears when pressed, and stands in no section of
 * it. In Safari a click leaves the focus where it was, in a field that is being filled in for instance: there it stays.
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

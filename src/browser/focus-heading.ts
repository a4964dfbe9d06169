/** Focuses the page's content: for a control that disappears when pressed, and stands in no section of it. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

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

/**
 * Focuses the heading of the section that a control stands in, in a dialog the dialog itself, whose heading may
 * go with the control: for one that disappears when pressed.
 */
export function focusHeadingOf(control: Element): void {
  const place = control.closest<HTMLElement>('section, dialog, [role="dialog"], main')
  const target = place?.role === 'dialog' ? place : place?.querySelector<HTMLElement>('h1, h2')
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

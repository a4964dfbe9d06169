/** Focuses the heading of the section that a control stands in: for one that disappears when pressed. */
export function focusHeadingOf(control: Element): void {
  const heading = control.closest('section, [role="dialog"], main')?.querySelector<HTMLElement>('h1, h2')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

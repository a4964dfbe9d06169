/**
 * Ignores the second click of a double click: many people double-click everything. Otherwise a link makes two history
 * entries or opens two tabs; and after the first click has opened a drawer, a panel or a dialog, the second hits its
 * backdrop and closes it.
 */
export function ignoreDoubleClicks(page: Document): void {
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2 || !(event.target instanceof Element)) return
    if (event.target.closest('a[href]')) event.preventDefault()
    if (event.target.matches('.offcanvas-backdrop, dialog')) event.stopPropagation()
  }
  page.addEventListener('click', ignoreSecond, { capture: true })
}

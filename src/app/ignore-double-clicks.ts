/**
 * What is pressed twice in a row, as many press everything, is pressed once. By itself the router makes a step for Back
 * of each press of a link, and a link into a new tab opens two; the second press on what opens a drawer, a panel or a
 * dialog falls on the ground around it, and closes it.
 */
export function ignoreDoubleClicks(page: Document): void {
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2 || !(event.target instanceof Element)) return
    if (event.target.closest('a[href]')) event.preventDefault()
    if (event.target.matches('.offcanvas-backdrop, dialog')) event.stopPropagation()
  }
  page.addEventListener('click', ignoreSecond, { capture: true })
}

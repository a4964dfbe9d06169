/**
 * A link that is pressed twice in a row, as many press everything, is followed once: by itself the router
 * makes a step for Back of each press, and a link into a new tab opens two.
 */
export function followLinksOnce(page: Document): void {
  const ignoreSecondPress = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]')
    if (isLink && event.detail > 1) event.preventDefault()
  }
  page.addEventListener('click', ignoreSecondPress, { capture: true })
}

/** Id of the heading over the products. */
export const productsHeadingId = 'products-heading'

/** For a button that disappears when pressed: focuses the heading instead of the top of the page. */
export function focusProductsHeading(): void {
  document.getElementById(productsHeadingId)?.focus({ preventScroll: true })
}

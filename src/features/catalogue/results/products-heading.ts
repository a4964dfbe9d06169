/** Id of the heading over the products. */
export const productsHeadingId = 'products-heading'

/** For a button that goes away when it is used: hands the focus to the heading, not to the top of the page. */
export function focusProductsHeading(): void {
  document.getElementById(productsHeadingId)?.focus({ preventScroll: true })
}

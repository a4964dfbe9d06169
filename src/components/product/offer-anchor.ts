/** Id of an offer's place in a page's list, which links on the page lead to. */
export const offerAnchor = (productId: string) => `offer-${productId}`

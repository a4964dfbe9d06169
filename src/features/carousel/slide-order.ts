/**
 * The services in the carousel's order: the second comes first (R-HOME-07). A number that `slidesToShow`
 * does not divide is repeated until it does (R-HOME-08).
 *
 * React-slick has `initialSlide` and `slidesToScroll` for this, but 0.31 gets the two together
 * wrong (tried): with an even number its arrows first fall in step with multiples of two, then go
 * on by one; with an odd number it stops at the seam for the last slide, then jumps. In this order
 * it starts at slide 0 and is right throughout.
 */
export function slideOrder<Item>(items: readonly Item[], slidesToShow: number): Item[] {
  const order = [...items.slice(1), ...items.slice(0, 1)]
  return items.length % slidesToShow === 0 ? order : Array.from({ length: slidesToShow }, () => order).flat()
}

/**
 * The services in the order in which the carousel shows them: the second comes first (R-HOME-07), and a number that
 * does not go into views of `shown` goes round as often as it takes until it does (R-HOME-08).
 *
 * React-slick has `initialSlide` and `slidesToScroll` for this, and 0.31 gets the two together wrong (tried): with
 * an even number its arrows first fall in step with multiples of two, and go on by one; with an odd number it stops
 * at the seam for the last slide, and then jumps. In this order, from slide 0 on, all that it does is right.
 */
export function slideOrder<Item>(items: readonly Item[], shown: number): Item[] {
  const order = [...items.slice(1), ...items.slice(0, 1)]
  return items.length % shown === 0 ? order : Array.from({ length: shown }, () => order).flat()
}

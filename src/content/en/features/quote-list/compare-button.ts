/** What the quote list says of a comparison before there is one. */
export const compareButton = {
  label: 'Compare',
  /** The address asks for a comparison, and the list has too few products for one or too many. */
  notNow: 'Two to four products can be compared.',
} as const

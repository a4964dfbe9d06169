/** What the row of an offer says beside its name, price and links. */
export const offerCopy = {
  reference: 'Reference: ',
  /** The way to everything that is known of it. */
  whole: 'See in full',
}

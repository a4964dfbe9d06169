/** What is said of a like beside its heart. */
export const likes = {
  sending: 'Sending your like…',
  /** @param cause a sentence */
  failed: (cause: string) => `Your like was not counted. ${cause}`,
  /** No answer came in time: it may have arrived all the same. */
  timedOut: 'No answer in time: your like may have been counted, or not.',
} as const

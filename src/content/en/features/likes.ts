/** What is said of a like beside its heart. */
export const likes = {
  sending: 'Sending your like…',
  /** @param cause a sentence */
  failed: (cause: string) => `Your like was not counted. ${cause}`,
} as const

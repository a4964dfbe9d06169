/** The sentences that hold, as one text: a translator may have replaced the one before. */
export const joinSentences = (...sentences: (string | false | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')

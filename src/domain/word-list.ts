/**
 * 'December and January', 'Onion seed, Litchi and Apple': a list as one would say it. `Intl.ListFormat` says the same, and
 * takes a phone 50 ms to load its rules before it says the first word.
 */
export const wordList = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')

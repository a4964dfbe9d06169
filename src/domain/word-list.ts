const listing = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** 'December and January', 'Onion seed, Litchi and Apple': a list as one would say it. */
export const wordList = (words: readonly string[]): string => listing.format(words)

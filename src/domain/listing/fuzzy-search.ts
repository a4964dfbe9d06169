import UFuzzy from '@leeoniya/ufuzzy'
import type { FuzzyMatch } from './search'

/** One letter too many, missing, wrong or in the other's place; never the first, and none in a short word. */
const fuzzy = new UFuzzy({ intraMode: 1 })

/**
 * Words that are matched fuzzily. The library knows Latin letters alone. With fewer than four letters, a wrong one makes
 * another word; a word of more than 40 takes the library long, and no name has one.
 */
const matchable = /^(?=.*[a-z])[a-z\d]{4,40}$/

/** Tolerates a single typo in a word: 'musturd' finds Mustard. */
export const fuzzyMatch: FuzzyMatch = (texts, word) =>
  matchable.test(word) ? (fuzzy.filter([...texts], word) ?? []) : []

import UFuzzy from '@leeoniya/ufuzzy'
import type { FuzzyMatch } from './search'

/** One letter too many, missing, wrong or in the other's place; never the first, and none in a short word. */
const fuzzy = new UFuzzy({ intraMode: 1 })

/**
 * The library knows Latin letters alone. In a word of fewer than four, another letter makes another word; one of more
 * than 40 takes the library long, and no name has it.
 */
const matchable = /^(?=.*[a-z])[a-z\d]{4,40}$/

/** Tolerates a single typo in a word: 'musturd' finds Mustard. */
export const fuzzyMatch: FuzzyMatch = (texts, word) =>
  matchable.test(word) ? (fuzzy.filter([...texts], word) ?? []) : []

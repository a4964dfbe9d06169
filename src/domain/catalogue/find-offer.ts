import { foldText } from '@/domain/fold-text'
import type { Product } from './product'

/** What stands between words. */
const gaps = /[^\p{L}\p{M}\p{N}]+/u

/** The words of a text, each with a blank at either side, so that whole ones are found in it. */
const paddedWords = (text: string) => ` ${foldText(text).split(gaps).filter(Boolean).join(' ')} `

/**
 * The first offer that has one of the words in its name or subcategory, as a whole word. Earlier
 * words are tried first. The list may have changed since the page was written: then there is none.
 */
export function findOffer<Offer extends Pick<Product, 'name' | 'subcategory'>>(
  words: readonly string[],
  offers: readonly Offer[],
): Offer | undefined {
  const texts = offers.map(({ name, subcategory = '' }) => paddedWords(`${name} ${subcategory}`))
  for (const word of words.map(paddedWords)) {
    const offer = offers[texts.findIndex((text) => word.trim() !== '' && text.includes(word))]
    if (offer) return offer
  }
  return undefined
}

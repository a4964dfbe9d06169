import { plainText } from './plain-text'
import type { Product } from './product'

/**
 * The offer that something on a page stands for: the first in whose name or subcategory one of the words stands, whole. An
 * earlier word counts for more. Lists change without the page, so there may be none.
 */
export function findOffer<Offer extends Pick<Product, 'name' | 'subcategory'>>(
  words: readonly string[],
  offers: readonly Offer[],
): Offer | undefined {
  const texts = offers.map(({ name, subcategory = '' }) => ` ${plainText(`${name} ${subcategory}`)} `)
  for (const word of words) {
    const whole = new RegExp(`[^\\p{L}\\p{N}]${escaped(plainText(word))}[^\\p{L}\\p{N}]`, 'u')
    const offer = offers[texts.findIndex((text) => whole.test(text))]
    if (offer) return offer
  }
  return undefined
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

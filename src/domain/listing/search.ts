import type { Product } from '@/domain/catalogue/product'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { foldText } from '@/domain/fold-text'

/**
 * Finds the texts that nearly hold a word.
 * @param texts in plain letters (`foldText`), as the word is
 * @returns their positions
 */
export type FuzzyMatch = (texts: readonly string[], word: string) => readonly number[]

/** Letters, digits and the signs that belong to them; what is typed between them parts words. */
const word = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a search text, in plain letters; a text without any is a word as it stands. */
export function searchWords(query: string): string[] {
  const plain = foldText(query)
  return [...new Set(plain.match(word) ?? plain.split(/\s+/).filter(Boolean))]
}

/** Made once for each product: in a long catalogue that takes longer than a search. */
const texts = new WeakMap<Product, string>()

/** What a search looks through: name, collection and origin, in plain letters. */
export function searchText(product: Product): string {
  const known = texts.get(product)
  if (known !== undefined) return known
  const { name, subcategory = '', country = '' } = product
  const text = foldText([name, subcategoryLabel(subcategory), country].join('\n'))
  texts.set(product, text)
  return text
}

/**
 * The products that contain every word of the query. A word that no product contains is matched
 * fuzzily, if `fuzzyMatch` is given.
 */
export function searchProducts(
  products: readonly Product[],
  query: string,
  fuzzyMatch?: FuzzyMatch,
): Set<Product> {
  let found = new Set(products)
  for (const word of searchWords(query)) {
    const holders = holdersOf(products, word, fuzzyMatch)
    found = new Set(holders.filter((product) => found.has(product)))
    if (found.size === 0) break
  }
  return found
}

function holdersOf(products: readonly Product[], word: string, fuzzyMatch?: FuzzyMatch): Product[] {
  const holders = products.filter((product) => searchText(product).includes(word))
  if (holders.length > 0 || !fuzzyMatch) return holders
  return fuzzyMatch(products.map(searchText), word).flatMap((index) => products[index] ?? [])
}

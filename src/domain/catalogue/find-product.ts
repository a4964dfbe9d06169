import { foldText } from '@/domain/fold-text'
import type { Product } from './product'

/** The product with an id as an address has it: exactly so, else whatever the case. */
export function findProduct<Found extends Pick<Product, 'id'>>(
  products: readonly Found[],
  id: string,
): Found | undefined {
  const lower = id.toLowerCase()
  return (
    products.find((product) => product.id === id) ??
    products.find((product) => product.id.toLowerCase() === lower)
  )
}

/** Characters of an id that are compared: anyone can type an address. */
const comparedLimit = 60

/** Each two letters or digits that stand beside each other. */
function pairsOf(text: string): Set<string> {
  const signs = [...foldText(text).replace(/[^\p{L}\p{N}]/gu, '')].slice(0, comparedLimit)
  return new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`))
}

/**
 * For an id that no product has: the products with the most similar ids, by the pairs of letters
 * they share. Equally similar ones keep their order.
 */
export function nearestProducts<Found extends Pick<Product, 'id'>>(
  products: readonly Found[],
  id: string,
  count: number,
): Found[] {
  const wanted = pairsOf(id)
  const likeness = (product: Found) => {
    const pairs = pairsOf(product.id)
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length
    return shared / (pairs.size + wanted.size || 1)
  }
  return products
    .map((product) => ({ product, like: likeness(product) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, count)
    .map(({ product }) => product)
}

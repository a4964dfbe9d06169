import { language } from '@/config/language'
import type { Product } from '@/domain/catalogue/product'
import { once } from '@/domain/once'
import { priceOf } from '@/domain/price/price'

type SortOption = {
  /** Narrows the list. */
  matches?: (product: Product) => boolean
  /** Orders the list; equal products keep their order, and those without the value come last both ways. */
  order?: (products: readonly Product[]) => Product[]
}

const alphabet = once(() => new Intl.Collator(language.locale))

/** Each key is worked out once, which is what makes 10,000 products quick. */
function inOrder<Key>(key: (product: Product) => Key | undefined, compare: (a: Key, b: Key) => number) {
  return (products: readonly Product[]): Product[] => {
    const keyed: { product: Product; key: Key }[] = []
    const last: Product[] = []
    for (const product of products) {
      const value = key(product)
      if (value === undefined) last.push(product)
      else keyed.push({ product, key: value })
    }
    keyed.sort((a, b) => compare(a.key, b.key))
    return [...keyed.map(({ product }) => product), ...last]
  }
}

const rising = (key: (product: Product) => number | undefined) => inOrder(key, (a, b) => a - b)
const falling = (key: (product: Product) => number | undefined) => inOrder(key, (a, b) => b - a)
const nameOf = (product: Product) => product.name

/**
 * The ten choices of the menu 'Sort by', in its order (R-LIST-19 to R-LIST-26); '' is the back
 * end's own order.
 */
const sortOptions = {
  '': {},
  FEATURED: { matches: (product) => product.featured },
  BESTSELLER: { matches: (product) => (product.rating ?? 0) >= 4 },
  A_Z: { order: inOrder(nameOf, (a, b) => alphabet().compare(a, b)) },
  Z_A: { order: inOrder(nameOf, (a, b) => alphabet().compare(b, a)) },
  PRICE_LOW_TO_HIGH: { order: rising(priceOf) },
  PRICE_HIGH_TO_LOW: { order: falling(priceOf) },
  RATING_HIGH_TO_LOW: { order: falling((product) => product.rating) },
  DATE_OLD_TO_NEW: { order: rising((product) => product.timestamp) },
  DATE_NEW_TO_OLD: { order: falling((product) => product.timestamp) },
} satisfies Record<string, SortOption>

/** A choice of the menu 'Sort by'; '' is none. */
export type SortName = keyof typeof sortOptions

/** The names in the order of the menu. */
export const sortNames = Object.keys(sortOptions) as SortName[]

/** Whether a text is one of the ten names; inherited names such as 'toString' are not. */
export function isSortName(text: string): text is SortName {
  return Object.hasOwn(sortOptions, text)
}

/** The option behind a name, with the fields that its line leaves out. */
export function sortOption(name: SortName): SortOption {
  return sortOptions[name]
}

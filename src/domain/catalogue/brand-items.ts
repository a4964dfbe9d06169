import type { Product } from './product'

/** Things that come in a jar, a box or a sack: what /brands calls a product. */
const goods = new Set(
  (
    'beeswax beverage bottle box candle candy comb cream drink gift hamper honey honeycomb infusion jar jelly ' +
    'mead nectar pollen pouch powder product propolis sachet snack soap spread stick supplement sweetener ' +
    'syrup tea tin tub vinegar wax'
  ).split(' '),
)

/** Last words that name something done rather than something sold: 'Honey_Contract_Manufacturing'. */
const activity = /(ing|ment|ance|ancy|ation|advice|contract|design|inspection|support|test)s?$|services?$/

/** What follows one of these only says more about the thing named before it: 'labelling of jars'. */
const preposition = /\b(?:for|from|in|of|per|to|with)\b.*$/

const isGoods = (word: string) =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((one) =>
    goods.has(one),
  )

/**
 * Whether a subcategory names a product rather than a service: it ends with one of the goods, or
 * mentions one and does not end with an activity. So 'Honey_Supplements' and 'Comb_Sections' are products,
 * 'Honey_Contract_Manufacturing' is a service.
 */
export function namesProduct(subcategory: string): boolean {
  const words = subcategory
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const named = (words.replace(preposition, '').trim() || words).split(' ')
  const last = named.at(-1) ?? ''
  return isGoods(last) || (named.some(isGoods) && !activity.test(last))
}

/**
 * The two lists of /brands (R-BRAND-02): 'Services' and 'Product services', each in the back end's
 * order. Items without a subcategory are services.
 */
export function groupBrandItems(items: readonly Product[]): {
  services: Product[]
  productServices: Product[]
} {
  const isProduct = (item: Product) => item.subcategory !== undefined && namesProduct(item.subcategory)
  return {
    services: items.filter((item) => !isProduct(item)),
    productServices: items.filter(isProduct),
  }
}

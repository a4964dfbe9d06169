import { isInfused } from './catalogue/infused'
import type { Product } from './catalogue/product'
import { isInStock } from './catalogue/stock'
import { priceOf } from './price/price'

/** The colours that we have drawn, from pale to dark, and the words that tell a honey of each by its name. */
const colours = [
  ['acacia', /\bacacia\b/i],
  ['mustard', /\bmustard\b/i],
  ['litchi', /\b(?:litchi|lychee)\b/i],
  ['multiflora', /\bmulti-?flora\b/i],
  ['eucalyptus', /\beucalyptus\b/i],
  ['ajwain', /\b(?:ajwain|carom)\b/i],
  ['mangrove', /\b(?:mangrove|sundarbans?)\b/i],
  ['forest', /\bforest\b/i],
  ['jamun', /\bjamun\b/i],
] as const

/** A colour of honey that we have drawn. */
export type HoneyColour = (typeof colours)[number][0]

/** A honey of one colour, as shelf and scale show it, and which product it opens. */
export type ColouredHoney = Pick<Product, 'id' | 'name' | 'subcategory'> & {
  colour: HoneyColour
  /** In rupees. */
  price?: number | undefined
}

/**
 * One honey of each colour, from pale to dark: the first that is in stock, else the first, and each
 * honey once. One whose colour its name does not tell is left out, for nothing is claimed of it.
 */
export function honeysByColour(products: readonly Product[]): ColouredHoney[] {
  const pure = products.filter(({ name }) => !isInfused(name))
  const taken = new Set<string>()
  return colours.flatMap(([colour, words]) => {
    const ofColour = pure.filter(({ id, name }) => words.test(name) && !taken.has(id))
    const product = ofColour.find(isInStock) ?? ofColour[0]
    if (!product) return []
    const { id, name, subcategory } = product
    taken.add(id)
    return [{ id, name, subcategory, colour, price: priceOf(product) }]
  })
}

/**
 * A honey's name in two parts: what it is called among honeys, and the rest. 'Mustard Blossom' and
 * ' Honey, 500 g' of 'Mustard Blossom Honey, 500 g'.
 */
export function honeyLabel(name: string): { label: string; rest: string } {
  const [, label = name, rest = ''] = /^(.+?)( honey(?:,.*)?)$/is.exec(name) ?? []
  return { label, rest }
}

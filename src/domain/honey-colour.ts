import { priceOf } from './price'
import type { Product } from './product'
import { isInStock } from './stock'

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

/** A honey in the hand of our drawings: lit from the left, in the shade at the right, and light on its surface. */
export type HoneyTones = Readonly<Record<'lit' | 'shade' | 'surface', string>>

/** The tones that each colour is drawn with. */
export const honeyTones: Readonly<Record<HoneyColour, HoneyTones>> = {
  acacia: { lit: '#f8ecbb', shade: '#efdd96', surface: '#fbefc0' },
  mustard: { lit: '#f2d98f', shade: '#e6c86d', surface: '#f7e4a7' },
  litchi: { lit: '#eba93a', shade: '#d69321', surface: '#f3c876' },
  multiflora: { lit: '#e09a1e', shade: '#af7c21', surface: '#edbf65' },
  eucalyptus: { lit: '#cf7f22', shade: '#a06623', surface: '#e3af68' },
  ajwain: { lit: '#b9602a', shade: '#8c4e29', surface: '#d69d6c' },
  mangrove: { lit: '#a9560f', shade: '#794111', surface: '#cd985d' },
  forest: { lit: '#8c4413', shade: '#5f3112', surface: '#bc8d5f' },
  jamun: { lit: '#53232b', shade: '#30181c', surface: '#9b7a6d' },
}

/** A jar on the shelf: what its label says, and which product it opens. */
export type ColouredHoney = Pick<Product, 'id' | 'name' | 'subcategory'> & {
  colour: HoneyColour
  /** In rupees. */
  price?: number | undefined
}

/** What is put into a honey changes its colour. */
const infused = /\binfused\b/i

/**
 * One honey of each colour, from pale to dark: the first that is in stock, else the first. A honey whose colour its name
 * does not tell is left out, for nothing is claimed of it.
 */
export function honeysByColour(products: readonly Product[]): ColouredHoney[] {
  const pure = products.filter(({ name }) => !infused.test(name))
  return colours.flatMap(([colour, words]) => {
    const ofColour = pure.filter(({ name }) => words.test(name))
    const product = ofColour.find(isInStock) ?? ofColour[0]
    if (!product) return []
    const { id, name, subcategory } = product
    return [{ id, name, subcategory, colour, price: priceOf(product) }]
  })
}

import type { Product } from '@/domain/catalogue/product'
import { priceOf } from './price'

/**
 * '500 g', '1.5 kg', '6 x 50 g', '1,000 grams'; a capital G is no gram ('5G'), and the end of a fraction or of a
 * range no weight ('1/2 kg', '5-10 kg').
 */
const weights =
  /(?:(?<![\d.,])(\d{1,3})\s*[xX×*]\s*)?(?<![\d.,]|\d\s*(?:[/⁄–-]|to)\s*)(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{1,3})?\s*(kgs?|Kg|KG|kilograms?|g|gms?|grams?)(?![\p{L}\d])/gu

/** Several pieces, each of the weight that stands there. */
const severalPieces = [
  // 'pack of 2', 'set of three'; a 'box of 500 g' is one piece
  /\b(?:pack|set|box|case) of (?:\d+(?![\d.,]*\s*(?:[x×*]|k?g\b))|two|three|four|five|six|eight|ten|twelve)/i,
  // 'jars of 100 g', '6 jars x 250 g', '12 pcs'
  /\b(?:jars|bottles|tins|packs|pieces|combs) of\b|\d\s*(?:jars|bottles|tins|packs|pieces|combs|pcs)\b/i,
  // '6-pack', 'twin pack'
  /\b(?:\d+|twin|double|triple)[\s-]*pack\b/i,
  // '500 g x 2'
  /\d\s*(?:k?g(?:ms?|s|rams?)?|kilograms?)\s*[x×*]\s*\d/i,
]

/**
 * The weight that a product's name states, in grams: of all pieces together. Undefined where it states none, more
 * than one, or that of one piece of several.
 */
export function weightOf(name: string): number | undefined {
  const [found, ...more] = [...name.matchAll(weights)]
  if (!found || more.length > 0 || severalPieces.some((words) => words.test(name))) return undefined
  const [, pieces = '1', whole = '', decimals = '', unit = ''] = found
  const amount = Number(whole.replaceAll(',', '') + decimals)
  const grams = Math.round(Number(pieces) * amount * (/^k/i.test(unit) ? 1000 : 1) * 1000) / 1000
  return grams > 0 ? grams : undefined
}

/** A name that ends with its weight, in two parts: 'Mustard Honey' and '500 g' of 'Mustard Honey, 500 g'. */
export function namedWeight(name: string): { rest: string; weight: string | undefined } {
  const comma = name.lastIndexOf(', ')
  const end = name.slice(comma + 2)
  return comma > 0 && weightOf(end) !== undefined
    ? { rest: name.slice(0, comma), weight: end }
    : { rest: name, weight: undefined }
}

/** What a kilogram of it costs, in rupees; undefined without a price, or a weight in the name. */
export function pricePerKg(product: Product): number | undefined {
  const price = priceOf(product)
  const grams = weightOf(product.name)
  return price === undefined || grams === undefined ? undefined : (price / grams) * 1000
}

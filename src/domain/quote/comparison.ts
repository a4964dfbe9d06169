import type { Product } from '@/domain/catalogue/product'
import { shownRating } from '@/domain/catalogue/rating'
import { isInStock } from '@/domain/catalogue/stock'
import { priceOf } from '@/domain/price/price'
import { savingOn, savingText } from '@/domain/price/saving'
import { pricePerKg, weightOf } from '@/domain/price/weight'

/** What products are compared by, in the order of the table. */
const rowKinds = ['price', 'perKg', 'saving', 'rating', 'country', 'stock', 'certificate'] as const

/** What one row of the table compares. */
export type RowKind = (typeof rowKinds)[number]

/** What makes a value the best of its row. */
export type Best = 'lowest' | 'largest' | 'highest'

type Rule = {
  /** What is shown of a product; equal for products that do not differ in it. */
  shown: (product: Product) => string | number | boolean | undefined
  best?: Best
  /** What the best is found by, where it is not what is shown. */
  rank?: (product: Product) => number | undefined
  /** Whether a best one can be told among these at all. */
  isFair?: (products: readonly Product[]) => boolean
}

const roundToPaise = (price: number | undefined) => price && Math.round(price * 100) / 100

const rules: Record<RowKind, Rule> = {
  price: { shown: (product) => roundToPaise(priceOf(product)), best: 'lowest', isFair: weighAlike },
  perKg: { shown: (product) => roundToPaise(pricePerKg(product)), best: 'lowest' },
  saving: { shown: shownSaving, best: 'largest', rank: (product) => savingOn(product)?.amount ?? 0 },
  rating: { shown: ({ rating }) => rating && shownRating(rating), best: 'highest' },
  country: { shown: ({ country }) => country },
  stock: { shown: isInStock },
  certificate: { shown: ({ certificate }) => certificate !== undefined },
}

/** A price wins only among jars of one weight. */
function weighAlike(products: readonly Product[]): boolean {
  const [first, ...others] = products.map(({ name }) => weightOf(name))
  return first !== undefined && others.every((weight) => weight === first)
}

function shownSaving(product: Product): string | undefined {
  const saving = savingOn(product)
  return saving && savingText(saving)
}

/** One line of the table. */
export type ComparisonRow = {
  kind: RowKind
  differs: boolean
  /** What the best of it is called, where some are better than others. */
  best: Best | undefined
  /** Whether each product, in the order of the columns, is among the best. */
  isBest: readonly boolean[]
}

function rowOf(kind: RowKind, products: readonly Product[]): ComparisonRow {
  const { shown, best, rank = shown, isFair } = rules[kind]
  const differs = new Set(products.map(shown)).size > 1
  const ranks = products.map(rank).filter((value) => typeof value === 'number')
  const lowest = Math.min(...ranks)
  const highest = Math.max(...ranks)
  if (!best || lowest >= highest || isFair?.(products) === false)
    return { kind, differs, best: undefined, isBest: products.map(() => false) }
  const winner = best === 'lowest' ? lowest : highest
  return { kind, differs, best, isBest: products.map((product) => rank(product) === winner) }
}

/** The rows of a comparison, each with what differs in it and which of the products are the best. */
export const comparisonOf = (products: readonly Product[]): ComparisonRow[] =>
  rowKinds.map((kind) => rowOf(kind, products))

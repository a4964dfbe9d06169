import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCategory } from '@/domain/catalogue/category'
import { readProduct } from '@/domain/catalogue/product'
import { readSubcategory } from '@/domain/catalogue/subcategory'
import { leadFields } from '@/domain/demo/lead'
import { codeIn, codeLength, emptyCode, fillBoxes } from '@/domain/demo/one-time-code'
import { applyListing } from '@/domain/listing/apply-listing'
import { readChoices } from '@/domain/listing/listing-choices'
import { sortNames, sortOption } from '@/domain/listing/sort-options'
import { readSite } from '@/domain/places/place'
import { searchPlaces } from '@/domain/places/place-search'
import { costsBetween, priceOf, readTypedPrice } from '@/domain/price/price'
import { readAddress, readFlag, readNumber, readText, readTime } from '@/domain/read-value'
import { normalizePhone } from '@/domain/share/phone'
import { usableText } from '@/domain/usable-text'
import { readDraft } from '@/features/book-demo/booking/draft'
import { draftKey } from '@/features/book-demo/booking/draft-expiry'
import { readList } from '@/services/http/get-list'
import { aProduct } from '../../support/data/make-product'
import { expectConsole } from '../../support/unit/expected-console'

const site = 'https://hivefield.example'
const often = { numRuns: 1_000 }

const absentOr = (type: string, value: unknown) => value === undefined || typeof value === type
const isAddress = (value: unknown) => value === undefined || /^(?:https?:\/\/|\/)/.test(String(value))

/** Each reader of an answer, and what its result always is. */
const readers: { name: string; read: (value: unknown) => unknown; is: (result: unknown) => boolean }[] = [
  { name: 'a text', read: readText, is: (text) => absentOr('string', text) },
  { name: 'a number', read: readNumber, is: (number) => number === undefined || Number.isFinite(number) },
  { name: 'a flag', read: readFlag, is: (flag) => typeof flag === 'boolean' },
  { name: 'an address', read: (value) => readAddress(value, site), is: isAddress },
  { name: 'a time', read: readTime, is: (time) => time === undefined || Number.isFinite(time) },
  {
    name: 'a text to show',
    read: usableText,
    is: (text) => text === undefined || String(text).length <= 200,
  },
  { name: 'a subcategory', read: readSubcategory, is: (name) => absentOr('string', name) },
  {
    name: 'a category',
    read: (value) => readCategory(value, site),
    is: (found) => {
      const category = found as ReturnType<typeof readCategory>
      return category === undefined || (category.name !== '' && isAddress(category.image))
    },
  },
  {
    name: 'a place',
    read: (value) => readSite(value, 'owner', 0),
    is: (found) => {
      const place = found as ReturnType<typeof readSite>
      return place === undefined || (place.name !== '' && Math.abs(place.latitude ?? 0) <= 90)
    },
  },
  {
    name: 'a product',
    read: (value) => readProduct(value, site),
    is: (found) => {
      const product = found as ReturnType<typeof readProduct>
      if (!product) return true
      const { id, name, mrp = 0, likes, rating = 0, image, buy, info } = product
      return (
        Boolean(id && name && mrp >= 0 && likes >= 0 && rating <= 5) && [image, buy, info].every(isAddress)
      )
    },
  },
]

const productFields = [
  'productid',
  'productfriendlyname',
  'productcost',
  'discountedprice',
  'productimageurl',
  'buyurl',
  'infourl',
  'itemcount',
  'likecount',
  'ratings',
  'timestamp',
  'contentsubcategory',
  'sitename',
  'latitude',
  'longitude',
  'categoryname',
  'image',
]
/** Anything that JSON can say, often under the names that readers look for. */
const anyAnswer = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.constantFrom(...productFields), fc.jsonValue({ maxDepth: 2 })),
)

/** A stored booking, some of whose parts are missing or of another kind. */
const anyDraft = fc
  .record(
    {
      savedAt: fc.constant(Date.now()),
      details: fc.dictionary(fc.constantFrom(...leadFields), fc.jsonValue()),
      step: fc.constantFrom('details', 'code', 'paid'),
    },
    { requiredKeys: [] },
  )
  .map((draft) => JSON.stringify(draft))

describe('whatever JSON comes', () => {
  it.each(readers)('$name is read, or counts as absent', ({ read, is }) => {
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        expect(is(read(answer))).toBe(true)
      }),
      often,
    )
  })

  it('a list keeps what can be read, and no more', async () => {
    expectConsole('warn', 'Things')
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyAnswer, fc.array(anyAnswer)), async (answer) => {
        const items = await readList(Array.isArray(answer) ? { things: answer } : answer, {
          callName: 'Things',
          field: 'things',
          read: (item) => readProduct(item, site),
        })
        expect(items.length).toBeLessThanOrEqual(Array.isArray(answer) ? answer.length : 0)
      }),
      often,
    )
  })

  it('a stored booking is whole, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), anyDraft), (stored) => {
        sessionStorage.setItem(draftKey, stored)
        const draft = readDraft()
        expect(draft === undefined || typeof draft.details.company === 'string').toBe(true)
      }),
      often,
    )
    sessionStorage.clear()
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.webQueryParameters(),
)
const anyPrice = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined })
const anyProducts = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.string(),
    mrp: anyPrice,
    discounted: anyPrice,
    itemCount: fc.option(fc.integer({ min: -1, max: 2 }), { nil: undefined }),
    rating: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    featured: fc.boolean(),
  }),
)
const asProducts = (fields: readonly object[]) => fields.map((some) => aProduct(some))

describe('whatever an address says', () => {
  it('a listing is a part of the products, each once', () => {
    // R-LIST-11, R-LIST-19
    const parameters = fc.dictionary(fc.constantFrom('sort', 'from', 'to', 'stock', 'q', 'liked'), anyText)
    fc.assert(
      fc.property(anyProducts, parameters, (fields, search) => {
        const products = asProducts(fields)
        const found = applyListing(products, readChoices(new URLSearchParams(search)))
        expect(found.every((product) => products.includes(product))).toBe(true)
        expect(new Set(found).size).toBe(found.length)
      }),
      often,
    )
  })

  it('an order alone keeps every product', () => {
    // R-LIST-19
    const ordering = sortNames.filter((name) => !sortOption(name).matches)
    fc.assert(
      fc.property(anyProducts, fc.constantFrom(...ordering), (fields, sort) => {
        const products = asProducts(fields)
        const choices = { ...readChoices(new URLSearchParams()), sort }
        expect(new Set(applyListing(products, choices))).toEqual(new Set(products))
      }),
      often,
    )
  })

  it('both ends of a price range are inside it', () => {
    // R-LIST-11
    fc.assert(
      fc.property(anyProducts, fc.nat(9), fc.nat(9), (fields, from, to) => {
        for (const product of asProducts(fields)) {
          const price = product.mrp === undefined ? undefined : priceOf(product)
          const inside = price !== undefined && price >= from && price <= to
          expect(costsBetween(from, to)(product)).toBe(inside)
        }
      }),
      often,
    )
  })
})

describe('whatever is typed or pasted', () => {
  it.each<[string, (text: string) => boolean]>([
    ['a price', (text) => (readTypedPrice(text) ?? 0) >= 0],
    ['a phone', (text) => normalizePhone(text) === text || /^\d{10}$/.test(normalizePhone(text))],
    ['a code', (text) => fillBoxes(emptyCode, 0, codeIn(text)).length === codeLength],
    ['a place', (text) => searchPlaces([{ id: 'a', name: 'Agra', owner: 'x' }], text).length <= 1],
  ])('%s is understood or left alone', (_what, holds) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(holds(text)).toBe(true)
      }),
      often,
    )
  })

  it.each<[string, (text: string) => unknown]>([
    ['a price', readTypedPrice],
    ['a phone', normalizePhone],
    ['a code', codeIn],
    ['an address', (text) => readAddress(text, site)],
    ['a time', readTime],
    ['a number', readNumber],
  ])('%s of a hundred thousand characters is read in linear time', (_what, read) => {
    for (const part of ['9', ' ', '-', '/a', 'http://', '0x', '1 ']) {
      const started = performance.now()
      read(part.repeat(100_000 / part.length))
      // A fifth of a second on a slow machine; in quadratic time, billions of steps.
      expect(performance.now() - started).toBeLessThan(2_000)
    }
  })
})

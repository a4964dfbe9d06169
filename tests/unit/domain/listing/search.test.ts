import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '@/domain/catalogue/product'
import { fuzzyMatch } from '@/domain/listing/fuzzy-search'
import { searchProducts, searchText, searchWords } from '@/domain/listing/search'
import { aProduct } from '../../../support/data/make-product'

const shelf = [
  aProduct({ id: 'mustard', name: 'Mustard Blossom Honey', subcategory: 'Raw_Honey', country: 'India' }),
  aProduct({ id: 'ajwain', name: 'Ajwain (Carom) Honey', subcategory: 'Raw_Honey', country: 'India' }),
  aProduct({ id: 'forest', name: 'Nilgiri Forest Honey', subcategory: 'Wild_Honey', country: 'Nepal' }),
  aProduct({ id: 'acacia', name: 'Açacia', country: 'Türkiye' }),
  aProduct({ id: 'hindi', name: 'सरसों का शहद' }),
]
const ids = (products: Iterable<Product>) => [...products].map(({ id }) => id)
const find = (query: string) => ids(searchProducts(shelf, query))
const findForgiving = (query: string) => ids(searchProducts(shelf, query, fuzzyMatch))

describe('a search', () => {
  it.each([
    ['mustard', ['mustard']],
    ['MUSTARD blossom', ['mustard']],
    ['blossom must', ['mustard']],
    ['raw honey', ['mustard', 'ajwain']],
    ['raw_honey', ['mustard', 'ajwain']],
    ['nepal', ['forest']],
    ['wild nilgiri nepal', ['forest']],
    ['carom, ajwain', ['ajwain']],
    ['acacia', ['acacia']],
    ['turkiye', ['acacia']],
    ['शहद', ['hindi']],
    ['mustard nepal', []],
    ['<script>alert(1)</script>', []],
    ['!!!', []],
  ])('finds each of its words in name, collection or origin: %s', (query, found) => {
    expect(find(query)).toEqual(found)
  })

  it.each([
    ['musturd', ['mustard']],
    ['mustrd', ['mustard']],
    ['msutard', ['mustard']],
    ['mustaard honey', ['mustard']],
    ['nilgri wild', ['forest']],
    ['acasia', ['acacia']],
    ['musturd nepal', []],
    ['rav', []],
    ['शहद musturd', []],
    ['zzzzzz', []],
  ])('is forgiven a slip in a longer word: %s', (query, found) => {
    expect(findForgiving(query)).toEqual(found)
  })

  it('is forgiven no slip in a word that is longer than any name: looking for it would take long', () => {
    const rest = 'x'.repeat(34)
    const products = [aProduct({ id: 'long', name: `mustard${rest}` })]
    const findIn = (query: string) => ids(searchProducts(products, query, fuzzyMatch))
    expect(findIn(`musturd${rest.slice(1)}`)).toEqual(['long'])
    expect(findIn(`musturd${rest}`)).toEqual([])
    expect(findIn(`mustard${rest}`)).toEqual(['long'])
  })

  it('that is spelled right finds nothing more for being forgiven', () => {
    const products = [
      aProduct({ id: 'lime', name: 'Lime Honey' }),
      aProduct({ id: 'lima', name: 'Lima Bean' }),
    ]
    expect(ids(searchProducts(products, 'lime', fuzzyMatch))).toEqual(['lime'])
  })

  it('finds a product by any piece of its words, in any case and order', () => {
    const piece = fc
      .constantFrom(...shelf)
      .chain((product) =>
        fc
          .shuffledSubarray(searchWords(searchText(product)), { minLength: 1 })
          .chain((words) =>
            fc.tuple(
              fc.constant(product),
              fc.tuple(
                ...words.map((word) => fc.nat({ max: word.length - 1 }).map((start) => word.slice(start))),
              ),
              fc.boolean(),
            ),
          ),
      )
    fc.assert(
      fc.property(piece, ([product, pieces, capitals]) => {
        const query = pieces.join(' ')
        expect(searchProducts(shelf, capitals ? query.toUpperCase() : query)).toContain(product)
      }),
    )
  })

  it('finds fewer the more words it has, and never fewer for being forgiven', () => {
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom('honey', 'raw', 'india', 'musturd', 'a')))
    fc.assert(
      fc.property(words, fc.string(), (some, another) => {
        const fewer = find([...some, another].join(' '))
        // A text of signs alone is looked for as it stands; beside a word its signs mean nothing.
        if (/[\p{L}\p{N}]/u.test(some.join(' ')))
          expect(find(some.join(' '))).toEqual(expect.arrayContaining(fewer))
        expect(findForgiving(some.join(' '))).toEqual(expect.arrayContaining(find(some.join(' '))))
      }),
    )
  })
})

import { expect, it } from 'vitest'
import { fuzzyMatch } from '@/domain/listing/fuzzy-search'
import { readListing } from '@/domain/listing/listing'
import { rememberingLast } from '@/features/catalogue/results/applied-listing'
import { aProduct } from '../../../../support/data/make-product'

const products = [aProduct({ id: 'a', name: 'Mustard' }), aProduct({ id: 'b', name: 'Litchi' })]
const read = (search: string) => readListing(new URLSearchParams(search))

it('gives the same products found for the same list and the same choices, whoever asks', () => {
  const find = rememberingLast()
  expect(find(products, read('q=litchi'))).toBe(find(products, read('q=litchi&utm_source=mail')))
})

it('finds anew for other choices, another list, or once a slip can be forgiven', () => {
  const find = rememberingLast()
  const ids = (...asked: Parameters<typeof find>) => find(...asked).map(({ id }) => id)
  expect(ids(products, read('q=litchi'))).toEqual(['b'])
  expect(ids(products, read('q=mustard'))).toEqual(['a'])
  expect(ids(products.slice(1), read('q=mustard'))).toEqual([])
  expect(ids(products, read('q=musturd'))).toEqual([])
  expect(ids(products, read('q=musturd'), fuzzyMatch)).toEqual(['a'])
})

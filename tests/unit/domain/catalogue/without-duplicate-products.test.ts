import { expect, it } from 'vitest'
import { withoutDuplicateProducts } from '@/domain/catalogue/without-duplicate-products'
import { aProduct } from '../../../support/data/make-product'

it('keeps the first of each id, in the order of the list', () => {
  const [first, second, third] = ['A', 'B', 'C'].map((id) => aProduct({ id }))
  if (!first || !second || !third) throw new Error('three products')
  expect(withoutDuplicateProducts([first, second, { ...second, name: 'again' }, third, first])).toEqual([
    first,
    second,
    third,
  ])
})

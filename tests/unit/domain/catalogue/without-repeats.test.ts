import { expect, it } from 'vitest'
import { withoutRepeats } from '@/domain/catalogue/without-repeats'
import { aProduct } from '../../../support/data/make-product'

it('keeps the first of each id, in the order of the list', () => {
  const [first, second, third] = ['A', 'B', 'C'].map((id) => aProduct({ id }))
  if (!first || !second || !third) throw new Error('three products')
  expect(withoutRepeats([first, second, { ...second, name: 'again' }, third, first])).toEqual([
    first,
    second,
    third,
  ])
})

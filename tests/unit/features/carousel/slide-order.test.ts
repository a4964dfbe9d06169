import { expect, test } from 'vitest'
import { slideOrder } from '@/features/carousel/slide-order'

test('the second comes first and the first last', () => {
  expect(slideOrder(['a', 'b', 'c', 'd'], 2)).toEqual(['b', 'c', 'd', 'a']) // R-HOME-07
  expect(slideOrder(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a'])
})

test('an odd number goes round twice, so that every view has two', () => {
  expect(slideOrder(['a', 'b', 'c'], 2)).toEqual(['b', 'c', 'a', 'b', 'c', 'a']) // R-HOME-08
})

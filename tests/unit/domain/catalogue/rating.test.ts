import { expect, it } from 'vitest'
import { readProduct } from '@/domain/catalogue/product'
import { shownRating } from '@/domain/catalogue/rating'

it('is shown to the nearest tenth, a half one upwards', () => {
  expect([4.55, 4.54, 4.5, 4, 0, 5].map(shownRating)).toEqual([4.6, 4.5, 4.5, 4, 0, 5])
})

it('of every hundredth is the tenth that a person would write', () => {
  for (let hundredths = 0; hundredths <= 500; hundredths++)
    expect(shownRating(Number((hundredths / 100).toFixed(2)))).toBe(Math.floor((hundredths + 5) / 10) / 10)
})

it('is read from 0 to 5: 7 counts as 5, 0 as the worst there is, and no number as none', () => {
  const ratingOf = (ratings: unknown) =>
    readProduct({ productid: '1', productfriendlyname: 'One', ratings }, 'https://site.example')?.rating
  expect([0, '0', '4.55', 7, -1].map(ratingOf)).toEqual([0, 0, 4.55, 5, 0])
  expect(['null', '', 'good', undefined].map(ratingOf)).toEqual([undefined, undefined, undefined, undefined])
})

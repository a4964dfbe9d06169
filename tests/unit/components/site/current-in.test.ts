import { expect, it } from 'vitest'
import { currentIn } from '@/components/site/current-in'
import { solutions } from '@/content/site'
import { solutionLinks } from '@/content/solutions'

it.each([
  ['/collections/products/allProducts', 'page'],
  ['/collections/products/allProducts/', 'page'],
  ['/collections/products/Raw_Honey', 'true'],
  ['/collections', 'true'],
  ['/collections-of-stamps', undefined],
  ['/', undefined],
])('the link to the honey says on %s: %s', (pathname, current) => {
  expect(currentIn(pathname, '/collections/products/allProducts', '/collections')).toBe(current)
})

it('the pages of the solutions are those that their links lead to', () => {
  expect(solutionLinks.map(({ href }) => href)).toEqual(solutions.pages)
})

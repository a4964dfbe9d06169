import { expect, it } from 'vitest'
import { ariaCurrent } from '@/components/site/header/aria-current'
import { solutionPaths } from '@/config/solution-paths'
import { solutionLinks } from '@/content/en/site/solutions'

it.each([
  ['/collections/products/allProducts', 'page'],
  ['/collections/products/allProducts/', 'page'],
  ['/collections/products/Raw_Honey', 'true'],
  ['/collections', 'true'],
  ['/collections-of-stamps', undefined],
  ['/', undefined],
])('the link to the honey says on %s: %s', (pathname, current) => {
  expect(ariaCurrent(pathname, '/collections/products/allProducts', '/collections')).toBe(current)
})

it('the pages of the solutions are those that their links lead to', () => {
  expect(solutionLinks.map(({ href }) => href)).toEqual(solutionPaths)
})

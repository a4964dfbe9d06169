import { expect, it } from 'vitest'
import { expectedCount } from '@/features/offers/expected-count'

const known = {
  bees: { count: 3 },
  hives: { count: 4, from: 500, productServices: 1 },
  tools: { count: 40 },
}
const selecting = (categories: string[]) => ({
  categories,
  estimateCount: ({ productServices = 0 }) => productServices,
})

it.each([
  ['as many as the category had', { categories: ['bees'] }, 3],
  ['those of all its categories', { categories: ['bees', 'hives'] }, 7],
  ['those that it selects', selecting(['hives']), 1],
  ['twelve at most', { categories: ['tools'] }, 12],
  ['one at least where it knows of none', selecting(['bees']), 1],
  ['six where the build knows nothing', { categories: ['new'] }, 6],
  ['six of an unknown category that is selected from, too', selecting(['new']), 6],
])('a section expects %s', (_, section, count) => {
  expect(expectedCount(section, known)).toBe(count)
})

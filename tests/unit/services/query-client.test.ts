import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/product'
import { getAllProductsofUser } from '@/services/products'
import { categoryQuery } from '@/services/queries'
import { queryClient, setShown } from '@/services/query-client'
import { aProduct } from '../../support/a-product'
import { testConfig } from '../../support/test-config'

vi.mock('@/services/products')

beforeEach(() => setRuntimeConfig(testConfig('http://localhost')))
afterEach(() => queryClient.clear())

const query = categoryQuery('first')
const inStock = { ...aProduct(), rating: undefined }

const known = () => queryClient.getQueryData(query.queryKey)

/** The list before and after an answer; what comes with a page has been JSON, which has no undefined. */
async function listsAround(answer: Product[]): Promise<[unknown, unknown]> {
  const shown = JSON.parse(JSON.stringify({ items: [inStock], total: 1 }))
  setShown({ fetchedAt: 0, lists: [[query.queryKey, shown]] })
  vi.mocked(getAllProductsofUser).mockResolvedValue(answer)
  const before = known()
  await queryClient.fetchQuery(query)
  return [before, known()]
}

it('an answer that says what the page shows is the same list, and nothing is drawn anew', async () => {
  const [before, after] = await listsAround([inStock])
  expect(after).toBe(before)
})

it('an answer that says more, less or something else is another', async () => {
  for (const answer of [
    [inStock, inStock],
    [],
    [{ ...inStock, rating: 4 }],
    [{ ...inStock, itemCount: 0 }],
  ]) {
    const [before, after] = await listsAround(answer)
    expect(after).not.toBe(before)
    expect(after).toMatchObject({ items: answer })
  }
})

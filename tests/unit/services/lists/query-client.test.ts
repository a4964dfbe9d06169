import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import * as productCalls from '@/services/calls/products'
import type { ListData } from '@/services/lists/list-state'
import { productsQuery } from '@/services/lists/queries'
import { queryClient, setPrerenderedLists } from '@/services/lists/query-client'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => setRuntimeConfig(testConfig('http://localhost')))
afterEach(() => queryClient.clear())

const query = productsQuery('first')
const inStock = { ...aProduct(), rating: undefined }

const known = () => queryClient.getQueryData<ListData<Product>>(query.queryKey)

/** Has the back end answer with these products. */
const answer = (items: Product[]) =>
  vi.spyOn(productCalls, 'getAllProductsofUser').mockResolvedValue({ items, cachedAt: undefined })

/** The list before and after an answer; what comes with a page has been JSON, which has no undefined. */
async function listsAround(items: Product[]) {
  const shown = JSON.parse(JSON.stringify({ items: [inStock], total: 1 }))
  setPrerenderedLists({ fetchedAt: 0, lists: [[query.queryKey, shown]] })
  answer(items)
  const before = known()
  await queryClient.fetchQuery(query)
  return [before, known()] as const
}

it('a list that came with the page has its age', async () => {
  setPrerenderedLists({ fetchedAt: 1, lists: [[query.queryKey, { items: [inStock], total: 1 }]] })
  expect(known()?.cachedAt).toBe(1)
})

it('an answer that says what the page shows is the same list of now, and nothing is drawn anew', async () => {
  const [before, after] = await listsAround([inStock])
  expect(after?.items).toBe(before?.items)
  expect(after?.cachedAt).toBeUndefined()
  await queryClient.invalidateQueries({ refetchType: 'none' })
  answer([{ ...inStock }])
  await queryClient.fetchQuery(query)
  expect(known()).toBe(after)
})

it('an answer that says more, less or something else is another', async () => {
  for (const items of [[inStock, inStock], [], [{ ...inStock, rating: 4 }], [{ ...inStock, itemCount: 0 }]]) {
    const [before, after] = await listsAround(items)
    expect(after?.items).not.toBe(before?.items)
    expect(after).toMatchObject({ items })
  }
})

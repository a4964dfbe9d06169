import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import { ProductCount } from '@/features/catalogue/results/ProductCount'
import { ProductResults } from '@/features/catalogue/results/ProductResults'
import type { ListStatus } from '@/services/lists/list-state'
import { subcategoriesQuery } from '@/services/lists/queries'
import * as lists from '@/services/lists/use-list'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => setRuntimeConfig(testConfig('https://platform.example')))
afterEach(cleanup)

const firstPage = Array.from({ length: 12 }, (_, index) => aProduct({ id: `HNY-${index}` }))

/** The listing whose first page came with the HTML. */
function listingThat(status: ListStatus): void {
  const list: Partial<lists.List<Product>> = {
    items: firstPage,
    total: 48,
    status,
    cachedAt: 0,
    retry: () => {},
  }
  vi.spyOn(lists, 'useList').mockReturnValue(list as lists.List<never>)
  render(
    <MemoryRouter>
      <ProductCount subcategory="allProducts" />
      <ProductResults subcategory="allProducts" />
    </MemoryRouter>,
  )
}

it.each([
  ['loading', 'Show more (36 left)'],
  ['stale', undefined],
] as const)('a long list that is %s has the button %s', (status, more) => {
  listingThat(status)
  expect(screen.getByText('48 products')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Show more/ })?.textContent).toBe(more)
})

it('names of subcategories that take long are said to, and asked for anew', () => {
  const retries = { products: vi.fn(), names: vi.fn() }
  vi.spyOn(lists, 'useList').mockImplementation(([query]) => {
    const isNames = query?.queryKey[0] === subcategoriesQuery.queryKey[0]
    const progress = isNames
      ? ({ status: 'late', retry: retries.names } as const)
      : ({ status: 'ready', retry: retries.products } as const)
    const list: Partial<lists.List<never>> = { items: [], total: 0, ...progress }
    return list as lists.List<never>
  })
  render(<ProductResults subcategory="Forest_Honey" />, { wrapper: MemoryRouter })
  expect(screen.getByText('Still loading…')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retries.names).toHaveBeenCalledOnce()
  expect(retries.products).toHaveBeenCalledOnce()
})

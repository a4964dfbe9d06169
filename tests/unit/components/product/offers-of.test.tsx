import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OffersOf } from '@/components/offers/OffersOf'
import type { Product } from '@/domain/catalogue/product'
import type { List } from '@/services/lists/use-list'
import { useProducts } from '@/services/lists/use-products'
import { aProduct } from '../../../support/data/make-product'

vi.mock('@/services/lists/use-products')

afterEach(cleanup)

it('fills what is shown with the offers as they come: what was opened stays open', async () => {
  const items = [aProduct({ name: 'Mustard pollination' })]
  vi.mocked(useProducts).mockReturnValue({ items } as unknown as List<Product>)
  render(
    <OffersOf categories={['AGR12-100A']}>
      {(offers) => (
        <details>
          <summary>{offers.length} offers</summary>
        </details>
      )}
    </OffersOf>,
  )
  const fold = screen.getByText('0 offers').closest('details') as HTMLDetailsElement
  fold.open = true
  const filled = await screen.findByText('1 offers', undefined, { timeout: 10_000 })
  expect(filled.closest('details')).toBe(fold)
  expect(fold.open).toBe(true)
})

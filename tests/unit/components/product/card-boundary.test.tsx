import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as reports from '@/browser/reports/report'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import { ProductGrid } from '@/features/catalogue/results/ProductGrid'
import { OfferRows } from '@/features/offers/OfferRows'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => {
  setRuntimeConfig(testConfig('https://platform.example'))
  vi.spyOn(reports, 'report').mockReturnValue()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(cleanup)

/** A record whose name cannot be read. */
const broken = (id: string): Product =>
  Object.defineProperty(aProduct({ id }), 'name', {
    get: () => {
      throw new Error('This product cannot be drawn')
    },
  })

const lists = {
  cards: (products: readonly Product[]) => (
    <ProductGrid
      found={products}
      foundTotal={products.length}
      visibleCount={products.length}
      showMore={() => {}}
      headingBySubcategory={false}
    />
  ),
  rows: (products: readonly Product[]) => <OfferRows offers={products} look={{}} />,
}

it.each(Object.entries(lists))('a product that throws leaves a quiet card among %s', (_, listOf) => {
  const products = [
    aProduct({ id: 'A', name: 'Acacia' }),
    broken('B'),
    aProduct({ id: 'C', name: 'Coriander' }),
  ]
  const { rerender } = render(listOf(products), { wrapper: MemoryRouter })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('article', { name: 'Acacia' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'Coriander' })).toBeTruthy()
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('The product did not load.')
  // The console is told by React, the operator by us.
  expect(console.error).toHaveBeenCalled()
  expect(reports.report).toHaveBeenCalledWith('error', expect.any(Error))

  rerender(listOf([aProduct({ id: 'B', name: 'Berseem' })]))
  expect(screen.getByRole('article', { name: 'Berseem' })).toBeTruthy()
  expect(screen.queryByText('The product did not load.')).toBeNull()
})

/** Two products, then one more with a press, then all. */
function GrowingGrid({ products }: { products: readonly Product[] }) {
  const [count, setCount] = useState(2)
  return (
    <ProductGrid
      found={products}
      foundTotal={products.length}
      visibleCount={count}
      showMore={() => setCount(count === 2 ? 3 : products.length)}
      headingBySubcategory={false}
    />
  )
}

it("'Show more' focuses the first new product below one that throws, and its place where that throws, too", () => {
  const products = ['A', 'B', 'C', 'D'].map((id) => (id < 'C' ? aProduct({ id, name: id }) : broken(id)))
  render(<GrowingGrid products={[broken('0'), ...products]} />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('button', { name: /^Show more/ }))
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'B' }))
  fireEvent.click(screen.getByRole('button', { name: /^Show more/ }))
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[3])
})

import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/catalogue/product'
import FilterDrawer from '@/features/catalogue/filters/FilterDrawer'
import type { ListStatus } from '@/services/lists/list-state'
import * as lists from '@/services/lists/use-list'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

afterEach(cleanup)

/** The drawer over a list that has come to this; what 'In stock' is described by. */
function inStock(status: ListStatus, ...items: Product[]): string | null | undefined {
  setRuntimeConfig(testConfig('https://platform.example'))
  const list = { items, total: items.length, status } as unknown as lists.List<never>
  vi.spyOn(lists, 'useList').mockReturnValue(list)
  render(<FilterDrawer subcategory="allProducts" open onClose={() => {}} onClosed={() => {}} />, {
    wrapper: MemoryRouter,
  })
  const choice = screen.getByRole('checkbox', { name: 'In stock' })
  const described = choice.getAttribute('aria-describedby')
  return described && document.getElementById(described)?.textContent
}

it.each(['loading', 'late', 'failed'] as const)('choices have no number while the list is %s', (status) => {
  expect(inStock(status)).toBeNull()
})

it.each([
  ['1 product', [aProduct({ itemCount: 3 })]],
  ['0 products', []],
] as const)('choices have their number once the list is here: %s', (said, items) => {
  expect(inStock('ready', ...items)).toBe(said)
})

import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { categoryIds } from '@/config/category-ids'
import { setRuntimeConfig } from '@/config/runtime-config'
import { listCopy } from '@/content/en/site/lists'
import type { Product } from '@/domain/catalogue/product'
import CarouselList from '@/features/carousel/CarouselList'
import type { ListStatus } from '@/services/lists/list-state'
import * as lists from '@/services/lists/use-products'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => setRuntimeConfig(testConfig('https://platform.example')))
afterEach(cleanup)

/** The carousel where its list has come to this. */
function show(status: ListStatus, items: Product[] = [], isThere = false): void {
  const list = { status, items, isThere, total: 0, cachedAt: undefined, cause: undefined, someFailed: false }
  vi.spyOn(lists, 'useProducts').mockReturnValue({ ...list, retry: () => {} })
  render(<CarouselList categories={[categoryIds.contractFarming]} kind="services" buyText="Request Now" />, {
    wrapper: MemoryRouter,
  })
}

it('an empty list has its words in place of the carousel, and nothing to press', () => {
  show('ready')
  expect(screen.getByText(listCopy.services.empty)).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull() // R-HOME-04
})

it('a list that is on its way has no slides, and does not say that it is empty', () => {
  show('loading')
  expect(screen.getByRole('status', { name: listCopy.services.loading })).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.queryByText(listCopy.services.empty)).toBeNull() // R-HOME-05
})

it.each(['loading', 'late'] as const)(
  'services that are there stay while their list is %s once more',
  (status) => {
    show(status, [aProduct()], true)
    expect(screen.getByRole('article')).toBeTruthy()
  },
)

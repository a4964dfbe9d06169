import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { categoryIds } from '@/config/category-ids'
import { setRuntimeConfig } from '@/config/runtime-config'
import { listCopy } from '@/content/en/site/lists'
import CarouselList from '@/features/carousel/CarouselList'
import type { ListStatus } from '@/services/lists/list-state'
import { useProducts } from '@/services/lists/use-products'
import { testConfig } from '../../../support/data/test-config'

vi.mock('@/services/lists/use-products')

beforeEach(() => setRuntimeConfig(testConfig('https://platform.example')))
afterEach(cleanup)

/** The carousel where its list has come to this, without a service. */
function show(status: ListStatus): void {
  const list = { status, items: [], total: 0, cachedAt: undefined, cause: undefined, someFailed: false }
  vi.mocked(useProducts).mockReturnValue({ ...list, retry: () => {} })
  render(<CarouselList categories={[categoryIds.contractFarming]} kind="services" buyText="Request Now" />)
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

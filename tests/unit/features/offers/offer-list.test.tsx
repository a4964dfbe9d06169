import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { categoryIds } from '@/config/category-ids'
import { setRuntimeConfig } from '@/config/runtime-config'
import { listCopy } from '@/content/en/site/lists'
import OfferList from '@/features/offers/OfferList'
import type { ListStatus } from '@/services/lists/list-state'
import * as lists from '@/services/lists/use-products'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => setRuntimeConfig(testConfig('https://platform.example')))
afterEach(cleanup)

/** A section of one offer, whose list has come to this. */
function offersOf(status: ListStatus, isThere: boolean) {
  const known = { total: 1, cachedAt: undefined, cause: undefined, someFailed: false, retry: () => {} }
  vi.spyOn(lists, 'useProducts').mockReturnValue({ ...known, items: [aProduct()], status, isThere })
  return <OfferList categories={[categoryIds.contractFarming]} kind="services" />
}

it('offers that are there stay, and the fold and the focus with them, while they are asked for again', () => {
  const { rerender } = render(offersOf('stale', true), { wrapper: MemoryRouter })
  const offer = screen.getByRole('article')
  const fold = offer.querySelector('details')
  if (!fold) throw new Error('no fold')
  fold.open = true
  for (const status of ['loading', 'late', 'stale'] as const) {
    rerender(offersOf(status, true))
    expect(screen.getByRole('article')).toBe(offer)
    expect(fold.open).toBe(true)
  }
})

it('the first offers wait for the last list of their section', () => {
  render(offersOf('loading', false), { wrapper: MemoryRouter })
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('status', { name: listCopy.services.loading })).toBeTruthy() // R-BEEK-05
})

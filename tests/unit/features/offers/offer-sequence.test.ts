import { expect, it, vi } from 'vitest'
import type { Product } from '@/domain/catalogue/product'
import { offerSequence, type ShownOffers, shownOffers } from '@/features/offers/offer-sequence'
import type { ListStatus } from '@/services/lists/list-state'
import { aProduct } from '../../../support/data/make-product'

const offers = (...ids: string[]): Product[] => ids.map((id) => aProduct({ id }))
const first: ShownOffers = { offers: offers('A', 'B'), look: { buyText: 'Request Now' } }
const second: ShownOffers = { offers: offers('B', 'C'), look: {} }
const ready = { status: 'ready', someFailed: false, retry: () => {} } as const

it("steps through all of a page's offers in one panel, each as its own section shows it", () => {
  const { found, total, list, lookOf } = offerSequence([first, second], ready)
  expect(found.map((offer) => `${offer.id} ${lookOf?.(offer)?.buyText ?? '-'}`)).toEqual([
    'A Request Now',
    'B Request Now',
    'C -',
  ])
  expect(total).toBe(3)
  expect(list.items).toEqual(found)
  expect(list.status).toBe('ready')
})

it.each<[ListStatus, boolean, ListStatus]>([
  ['loading', true, 'loading'],
  ['late', false, 'late'],
  ['ready', true, 'failed'],
  ['stale', true, 'failed'],
  ['stale', false, 'stale'],
])('waits and fails with any of the lists: %s, some failed %s', (status, someFailed, expected) => {
  const retry = vi.fn()
  const { list } = offerSequence([first], { status, someFailed, retry })
  expect(list.status).toBe(expected)
  list.retry()
  expect(retry).toHaveBeenCalledOnce()
})

it('shows of one list what belongs to each section, and services as such', () => {
  const section = { categories: ['1'], kind: 'services' as const, hidePrices: true }
  const [one, two] = offers('A', 'B')
  const shown = shownOffers({ ...section, select: (all) => all.slice(1) }, one && two ? [one, two] : [])
  expect(shown).toEqual({ offers: [two], look: { hidePrices: true, service: true } })
})

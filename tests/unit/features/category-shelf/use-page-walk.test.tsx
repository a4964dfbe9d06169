import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Product } from '@/domain/product'
import type { PageShelf } from '@/features/category-shelf/page-shelves'
import { usePageWalk } from '@/features/category-shelf/use-page-walk'
import { aProduct } from '../../../support/a-product'

afterEach(cleanup)

const offers = (...ids: string[]): Product[] => ids.map((id) => aProduct({ id }))
const shelf = (fields: Partial<PageShelf>): PageShelf => ({
  offers: [],
  look: {},
  status: 'ready',
  retry: () => {},
  ...fields,
})
const first = shelf({ offers: offers('A', 'B'), look: { buyText: 'Request Now' } })
const second = shelf({ offers: offers('B', 'C') })

function Shelf(props: PageShelf) {
  const walk = usePageWalk(props)
  if (!walk) return null
  const { found, total, list, lookOf } = walk
  const texts = found.map((offer) => `${offer.id} ${lookOf?.(offer)?.buyText ?? '-'}`)
  return (
    <button type="button" onClick={list.retry}>
      {`${total}: ${texts.join(', ')}; ${list.status}`}
    </button>
  )
}

const page = (shelves: Record<string, PageShelf>) =>
  Object.entries(shelves).map(([name, each]) => <Shelf key={name} {...each} />)

it("walks through all of a page's offers in one panel, each as its own list shows it", () => {
  render(page({ first, second }))
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    '3: A Request Now, B Request Now, C -; ready',
  ])
})

it('waits and fails with any of the lists, and asks again for all of them', () => {
  const a = vi.fn()
  const b = vi.fn()
  const { rerender } = render(
    page({ first: shelf({ ...first, retry: a }), second: shelf({ status: 'loading', retry: b }) }),
  )
  expect(screen.getByRole('button').textContent).toMatch(/loading$/)
  rerender(page({ first: shelf({ ...first, retry: a }), second: shelf({ status: 'failed', retry: b }) }))
  expect(screen.getByRole('button').textContent).toMatch(/failed$/)
  screen.getByRole('button').click()
  for (const retry of [a, b]) expect(retry).toHaveBeenCalledOnce()
})

it('passes to the next list when the first one goes, and ends with the last', () => {
  const { rerender } = render(page({ first, second }))
  rerender(page({ second }))
  expect(screen.getByRole('button').textContent).toBe('2: B -, C -; ready')
  rerender(page({}))
  expect(screen.queryByRole('button')).toBeNull()
})

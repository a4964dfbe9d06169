import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beekeepers } from '@/content/en/pages/beekeepers'
import { farmers } from '@/content/en/pages/farmers'
import { BloomRows } from '@/features/bloom-calendar/BloomRows'
import { MigrationRoad } from '@/features/bloom-calendar/MigrationRoad'

const offer = { id: 'POL/1', name: 'Mustard pollination', likes: 0, featured: false, status: 'Listed' }
const offers = [{ ...offer, consumerAdminId: 'user' }]
const rows = (
  <MemoryRouter>
    <BloomRows row={farmers.calendar.row} offers={offers} />
  </MemoryRouter>
)
const road = (
  <MemoryRouter>
    <MigrationRoad {...beekeepers.road} />
  </MemoryRouter>
)

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 2, 31, 23, 59))
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it('claims no month in the prerendered HTML', () => {
  for (const html of [renderToString(rows), renderToString(road)])
    expect(html).not.toMatch(/Now:|In flower now|Not in flower/)
})

it("marks the month of the visitor's own clock", () => {
  render(rows)
  expect(screen.getByText('Now: March')).toBeTruthy()
})

it('says in words what the hexagons of a crop show', () => {
  render(rows)
  const [mustard] = screen.getAllByRole('listitem')
  expect(mustard?.textContent).toContain('Mustard, full bloom: December and January')
  expect(mustard?.textContent).toContain('Not in flower now. Opening or fading in November and February.')
})

it("leads to a crop's own offer, and to all of them where there is none", () => {
  render(rows)
  const [mustard, coriander] = screen.getAllByRole('listitem')
  const link = (item?: HTMLElement) => within(item ?? document.body).getByRole('link', { hidden: true })
  expect(link(mustard).textContent).toBe('See the mustard offer')
  expect(link(mustard).getAttribute('href')).toBe('/#offer-POL%2F1')
  expect(link(coriander).textContent).toBe('See all pollination offers')
  expect(link(coriander).getAttribute('href')).toBe('/#services')
})

it('opens one row at a time', () => {
  const { container } = render(rows)
  const names = [...container.querySelectorAll('details')].map((row) => row.getAttribute('name'))
  expect([names.length, new Set(names).size]).toEqual([6, 1])
})

it('has the lorry stand where the bloom is, and says which crops flower', () => {
  const { container } = render(road)
  const stops = [...container.querySelectorAll('li')].map((stop) => stop.querySelectorAll('img').length)
  expect(stops).toEqual([1, 1, 2, 1, 1, 1])
  expect(screen.getByText('Now: March. In full bloom: Onion seed, Litchi and Apple.')).toBeTruthy()
})

it.each([
  [10, 'Now: November. Opening or fading: Mustard.'],
  [6, 'Now: July. None of these crops is in flower.'],
])('has the lorry at the first stop in month %i', (month, words) => {
  vi.setSystemTime(new Date(2026, month, 1))
  const { container } = render(road)
  expect(container.querySelector('li')?.querySelectorAll('img')).toHaveLength(2)
  expect(screen.getByText(words)).toBeTruthy()
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { Place } from '@/domain/places/place'
import * as google from '@/features/maps/google/load-map'
import { Locator } from '@/features/maps/Locator'
import { testConfig } from '../../../support/data/test-config'
import { expectConsole } from '../../../support/unit/expected-console'

beforeEach(() => {
  const config = testConfig('http://localhost')
  setRuntimeConfig({ ...config, maps: { ...config.maps, key: 'a key' } })
  vi.spyOn(google, 'loadMap').mockReturnValue(() => {})
})
afterEach(cleanup)

/** Whom the last attempt tells what became of it. */
const attempt = () => vi.mocked(google.loadMap).mock.lastCall?.[2]

/** A map page whose list has come to this; without a place, unless one is told. */
const show = (status: 'loading' | 'failed' | 'ready', place?: Place) =>
  render(
    <Locator
      heading="Find a store"
      lead=""
      places={place ? [place] : []}
      status={status}
      cachedAt={undefined}
      cause={undefined}
      someFailed={false}
      retry={() => {}}
    />,
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[place ? `/location?site=${place.id}` : '/location']}>
          {children}
        </MemoryRouter>
      ),
    },
  )

it("'Try again' hands the focus to the map, which says how far it is", () => {
  expectConsole('error', 'The script of Google Maps did not arrive.')
  show('ready')
  const said = screen.getByText('The map is on its way…')
  expect(said.role).toBe('status')
  act(() => attempt()?.onFailure('unreachable'))
  expect(said.textContent).toContain('The map did not load.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Map' }))
  expect(said.textContent).toBe('The map is on its way…')
  act(() => attempt()?.onFailure('unreachable'))
  expect(said.textContent).toContain('The map did not load.')
})

it.each(['loading', 'failed', 'ready'] as const)(
  "'Skip the map' leads to what stands in the place of a list that is %s, and empty",
  (status) => {
    show(status)
    act(() => attempt()?.onReady(() => null))
    const skip = screen.getByRole('link', { name: 'Skip the map' })
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBeTruthy()
  },
)

it('with a place selected it still tells screen readers how far it is', () => {
  expectConsole('error', 'The script of Google Maps did not arrive.')
  show('ready', { id: 'asha-hill', name: 'Hill', owner: 'asha', latitude: 12, longitude: 77 })
  const said = screen.getByText('The map is on its way…')
  expect(said.className).toBe('visually-hidden')
  act(() => attempt()?.onFailure('unreachable'))
  expect(said.textContent).toContain('The map did not load.')
})

import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { maps } from '@/content/en/features/maps'
import { Locator } from '@/features/maps/Locator'
import type { Places } from '@/features/maps/use-places'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => {
  setRuntimeConfig(testConfig('http://localhost'))
  vi.spyOn(console, 'info').mockReturnValue() // there is no key
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const baddi = { id: 'B', name: 'Baddi', owner: 'honeyfarm', latitude: 30, longitude: 77 }

/** The places of two users, of whom one has answered. */
const locator = (status: Places['status'], known: Partial<Places> = {}) => (
  <Locator
    heading="Stores"
    lead=""
    places={[baddi]}
    status={status}
    cachedAt={undefined}
    cause={undefined}
    someFailed={false}
    retry={() => {}}
    {...known}
  />
)
const row = () => screen.queryByRole('link', { name: /^Baddi/ })
const show = (...list: Parameters<typeof locator>) => render(locator(...list), { wrapper: MemoryRouter })

it('the places of one user wait for those of the others', () => {
  show('loading')
  expect(row()).toBeNull()
  expect(screen.getByRole('status', { name: maps.states.loading })).toBeTruthy()
})

it.each(['ready', 'late'] as const)(
  'places shown once (%s) stay while the others are asked for again',
  (status) => {
    const { rerender } = show(status, { someFailed: true })
    const shown = row()
    expect(shown).toBeTruthy()
    shown?.focus()
    rerender(locator('loading'))
    expect(row()).toBe(shown)
    expect(document.activeElement).toBe(shown)
  },
)

it('places from before are there at once, while newer ones are asked for', () => {
  show('loading', { cachedAt: 7 })
  expect(row()).toBeTruthy()
})

import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import FarmsPage from '@/pages/farm-location/FarmsPage'
import StoresPage from '@/pages/location/StoresPage'
import PlantsPage from '@/pages/processing-location/PlantsPage'
import * as siteCalls from '@/services/calls/sites'
import * as userCalls from '@/services/calls/users'
import { queryClient } from '@/services/lists/query-client'
import { testConfig } from '../../../support/data/test-config'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it.each<[string, ComponentType, string, string]>([
  ['/location', StoresPage, 'Retailer', 'Store'],
  ['/processing-location', PlantsPage, 'FOOD-PROCESSOR', 'plant'],
  ['/farm-location', FarmsPage, 'AAMC', 'Farm'],
])(
  '%s asks for the users of one type, then for the sites of one kind of each',
  async (_path, Page, type, kind) => {
    setRuntimeConfig(testConfig('http://localhost'))
    vi.spyOn(console, 'info').mockReturnValue() // there is no key
    const users = ['asha', 'baddi']
    const getAllUserofUserType = vi.spyOn(userCalls, 'getAllUserofUserType')
    getAllUserofUserType.mockResolvedValue({ items: users, cachedAt: undefined })
    const locationProvider = vi.spyOn(siteCalls, 'locationProvider')
    locationProvider.mockImplementation(async (owner) => ({
      items: [{ id: owner, name: `Place of ${owner}`, owner }],
      cachedAt: undefined,
    }))
    render(<Page />, { wrapper: MemoryRouter })
    await screen.findByText('Place of baddi')
    expect(getAllUserofUserType.mock.calls.map(([asked]) => asked)).toEqual([type])
    expect(locationProvider.mock.calls.map(([owner, asked]) => [owner, asked])).toEqual(
      users.map((owner) => [owner, kind]),
    ) // R-MAP-01
  },
)

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RecentCampaigns } from '@/features/share/RecentCampaigns'

afterEach(cleanup)

it('campaigns of one name are both there', () => {
  // Storage may hold what no field gives.
  const list = [
    { source: 'fair · poster', medium: '', campaign: '' },
    { source: 'fair', medium: 'poster', campaign: '' },
  ]
  // React would say so of two keys alike.
  render(
    <RecentCampaigns
      campaigns={{ list, isStored: true, use: () => {}, remove: () => {} }}
      onUse={() => {}}
    />,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('the same word as a source and as a medium has two names', () => {
  const list = [
    { source: 'fair', medium: '', campaign: '' },
    { source: '', medium: 'fair', campaign: '' },
  ]
  render(
    <RecentCampaigns
      campaigns={{ list, isStored: true, use: () => {}, remove: () => {} }}
      onUse={() => {}}
    />,
  )
  expect(screen.getByRole('button', { name: 'Use fair' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use – · fair' })).toBeTruthy()
})

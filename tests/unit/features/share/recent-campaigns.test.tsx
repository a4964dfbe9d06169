import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CampaignFields } from '@/features/share/CampaignFields'
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

it('the focus goes to the heading of the list as one is removed, and to that of the dialog with the last', () => {
  const one = { source: 'fair', medium: '', campaign: '' }
  const other = { source: 'poster', medium: '', campaign: '' }
  const show = (list: (typeof one)[]) => (
    <dialog open>
      <h2>Share</h2>
      <CampaignFields
        campaign={one}
        startsOpen
        campaigns={{ list, isStored: true, use: () => {}, remove: () => {} }}
        onChange={() => {}}
      />
    </dialog>
  )
  const { rerender } = render(show([one, other]))
  fireEvent.click(screen.getByRole('button', { name: 'Remove fair' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  rerender(show([other]))
  fireEvent.click(screen.getByRole('button', { name: 'Remove poster' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
})

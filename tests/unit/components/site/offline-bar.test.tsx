import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflineBar } from '@/components/site/OfflineBar'
import { offline } from '@/content/en/site/offline'

afterEach(cleanup)

it('says that the connection is gone in a place that was there before, as screen readers need it', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<OfflineBar />)
  const said = screen.getByRole('status')
  expect(said.textContent).toBe('')

  online.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(said.textContent).toBe(offline.status)
  expect(screen.getByRole('status')).toBe(said)
})

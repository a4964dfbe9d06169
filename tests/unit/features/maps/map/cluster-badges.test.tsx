import { useGoogleMap } from '@react-google-maps/api'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ClusterBadges } from '@/features/maps/map/ClusterBadges'

vi.mock('@react-google-maps/api', () => ({
  useGoogleMap: vi.fn(),
  OverlayViewF: ({ children }: { children: React.ReactNode }) => children,
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const position = { lat: 12.95, lng: 77.6 }

/** Presses the badge of two places, where motion is reduced or not, and tells how the map came to it. */
function pressBadge(reduced: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  const map = { panTo: vi.fn(), setCenter: vi.fn(), getZoom: () => 4, setZoom: vi.fn() }
  vi.mocked(useGoogleMap).mockReturnValue(map as unknown as google.maps.Map)
  render(<ClusterBadges clusters={[{ key: 'two', position, members: [{}, {}] as never }]} />)
  fireEvent.click(screen.getByRole('button'))
  expect(map.setZoom).toHaveBeenCalledWith(6)
  return { slid: map.panTo.mock.calls, jumped: map.setCenter.mock.calls }
}

it('a press on a badge slides the map to it, or is there in one step where motion is not wanted', () => {
  expect(pressBadge(false)).toEqual({ slid: [[position]], jumped: [] })
  cleanup()
  expect(pressBadge(true)).toEqual({ slid: [], jumped: [[position]] })
})

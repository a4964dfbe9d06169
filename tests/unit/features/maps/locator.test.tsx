import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import * as placeLinks from '@/domain/places/place-links'
import { FixedPlaces } from '@/features/maps/FixedPlaces'
import * as sketch from '@/features/maps/map/sketch-labels'
import { useLocator } from '@/features/maps/use-locator'
import { testConfig } from '../../../support/data/test-config'

afterEach(cleanup)

const places = ['Baddi', 'Hosur', 'Siliguri'].map((name, index) => ({
  id: name,
  name,
  owner: 'honeyfarm',
  latitude: 12 + 5 * index,
  longitude: 77,
}))

it('a place that is pointed at is drawn anew, and no other', () => {
  setRuntimeConfig(testConfig('http://localhost'))
  vi.spyOn(console, 'info').mockReturnValue() // there is no key
  render(<FixedPlaces heading="Plants" lead="" places={places} />, { wrapper: MemoryRouter })
  const publicMapLink = vi.spyOn(placeLinks, 'publicMapLink')
  const sketchLabels = vi.spyOn(sketch, 'sketchLabels')
  const [, second] = screen.getAllByRole('listitem')
  if (second) fireEvent.pointerEnter(second)
  expect(publicMapLink).toHaveBeenCalledExactlyOnceWith(places[1])
  expect(sketchLabels).not.toHaveBeenCalled()
})

it("'Nearest first' asks again while there is no answer, and a position that has come is not lost", () => {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const { result } = renderHook(() => useLocator(places), { wrapper: MemoryRouter })
  act(() => result.current.switchNearest())
  act(() => result.current.switchNearest())
  const [[first], [, second]] = getCurrentPosition.mock.calls as [
    Parameters<Geolocation['getCurrentPosition']>,
    Parameters<Geolocation['getCurrentPosition']>,
  ]
  const coords = { latitude: 22, longitude: 77 }
  act(() => first({ coords } as GeolocationPosition))
  act(() => second?.({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError))
  expect(result.current.shown.map(({ name }) => name)).toEqual(['Siliguri', 'Hosur', 'Baddi'])
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadGoogleMaps } from '@/features/maps/google/load-google-maps'
import { consoleMessages, expectConsole } from '../../../../support/unit/expected-console'

vi.mock('@googlemaps/js-api-loader', () => ({
  Loader: class {
    load = () => Promise.resolve()
  },
}))
const maps = {
  key: 'k',
  version: '',
  language: '',
  region: '',
  libraries: ['places', 'geometry'],
  channel: '',
  mapIds: [],
}

afterEach(() => vi.unstubAllGlobals())

describe("loading Google's script with the Places library in the configuration", () => {
  const script = { Map: class {}, Marker: class {} }

  it('tells the developer where the script came without it', async () => {
    expectConsole('error', 'The Places library is missing')
    vi.stubGlobal('google', { maps: script })
    await loadGoogleMaps(maps, () => {})
  }) // R-MAP-12

  it('says nothing where it is there', async () => {
    vi.stubGlobal('google', { maps: { ...script, places: {} } })
    await loadGoogleMaps(maps, () => {})
    expect(consoleMessages()).toEqual([])
  })
})

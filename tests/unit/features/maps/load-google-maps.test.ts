import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadGoogleMaps } from '@/features/maps/load-google-maps'
import { reportMissingLibraries } from '@/features/maps/loader-options'

vi.mock('@googlemaps/js-api-loader', () => ({
  Loader: class {
    load = () => Promise.resolve()
  },
}))
vi.mock('@/features/maps/loader-options', () => ({
  loaderOptions: () => ({ apiKey: 'k' }),
  reportMissingLibraries: vi.fn(() => []),
}))

const maps = {
  key: 'k',
  version: '',
  language: '',
  region: '',
  libraries: ['geometry'],
  channel: '',
  mapIds: [],
}

afterEach(() => vi.unstubAllGlobals())

describe("loading Google's script", () => {
  it('compares the libraries that the pages use with those that the configuration loads', async () => {
    vi.stubGlobal('google', { maps: { Map: class {}, Marker: class {} } })
    await loadGoogleMaps(maps, () => {})
    // R-MAP-12: no page uses one today; whoever adds one names it in `usedLibraries`.
    expect(reportMissingLibraries).toHaveBeenCalledExactlyOnceWith([], ['geometry'])
  })
})

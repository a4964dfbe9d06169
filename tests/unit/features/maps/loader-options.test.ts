import { describe, expect, it } from 'vitest'
import { loaderOptions, reportMissingLibraries } from '@/features/maps/loader-options'
import { consoleMessages, expectConsole } from '../../../support/expected-console'

const bare = { key: 'k', version: '', language: '', region: '', libraries: [], channel: '', mapIds: [] }

describe("options of the script's loader", () => {
  it('are the key, version weekly and three retries where nothing else is configured', () => {
    expect(loaderOptions(bare)).toEqual({ apiKey: 'k', version: 'weekly', retries: 3 })
  }) // R-MAP-06

  it('hold everything that is configured', () => {
    const config = {
      key: 'k',
      version: 'quarterly',
      language: 'hi',
      region: 'IN',
      libraries: ['places'],
      channel: 'site',
      mapIds: ['a', 'b'],
    }
    expect(loaderOptions(config)).toEqual({
      apiKey: 'k',
      version: 'quarterly',
      retries: 3,
      language: 'hi',
      region: 'IN',
      libraries: ['places'],
      channel: 'site',
      mapIds: ['a', 'b'],
    })
  }) // R-MAP-06
})

describe('a library that is used', () => {
  it('is named to the developer when the configuration does not load it', () => {
    expectConsole(
      'error',
      "'places' library of Google Maps, which is not loaded: add 'places' to maps.libraries",
    )
    expect(reportMissingLibraries(['places', 'geometry'], ['geometry'])).toEqual(['places'])
  }) // R-MAP-12

  it('is not mentioned when it is loaded', () => {
    expect(reportMissingLibraries(['places'], ['places'])).toEqual([])
    expect(consoleMessages()).toEqual([])
  })
})

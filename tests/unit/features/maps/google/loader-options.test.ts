import { describe, expect, it } from 'vitest'
import { loaderOptions } from '@/features/maps/google/loader-options'

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

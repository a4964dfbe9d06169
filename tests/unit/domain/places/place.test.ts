import { describe, expect, it } from 'vitest'
import { isOnMap, readSite, withoutDuplicatePlaces } from '@/domain/places/place'

const read = (fields: Record<string, unknown>) => readSite({ sitename: 'Indiranagar', ...fields }, 'asha', 0)

describe('reading a site', () => {
  it('takes coordinates that come as text for numbers', () => {
    expect(read({ latitude: '12.9784', longitude: '77.6408' })).toEqual({
      id: 'asha-indiranagar',
      name: 'Indiranagar',
      latitude: 12.9784,
      longitude: 77.6408,
      owner: 'asha',
    })
  })

  it('takes numbers, and places on the equator or the zero meridian', () => {
    expect(read({ latitude: 0, longitude: 77.6 })).toMatchObject({ latitude: 0, longitude: 77.6 })
    expect(read({ latitude: 51.5, longitude: '0' })).toMatchObject({ latitude: 51.5, longitude: 0 })
    expect(read({ latitude: -90, longitude: 180 })).toMatchObject({ latitude: -90, longitude: 180 })
  })

  it.each([
    [{ latitude: 'north', longitude: '77.6' }],
    [{ latitude: '12.9', longitude: 'null' }],
    [{ latitude: '', longitude: '' }],
    [{ latitude: '12.9' }],
    [{ latitude: 90.1, longitude: 77.6 }],
    [{ latitude: 12.9, longitude: -180.5 }],
    [{ latitude: 0, longitude: 0 }],
    [{ latitude: '0.0', longitude: '0' }],
    [{ latitude: '12,9', longitude: '77,6' }],
    [{}],
  ])('keeps a site in the list and off the map with %j', (coordinates) => {
    const place = read(coordinates)
    expect(place).toEqual({ id: 'asha-indiranagar', name: 'Indiranagar', owner: 'asha' })
    expect(place && isOnMap(place)).toBe(false)
  })

  it('names a site without a name after its owner', () => {
    expect(readSite({ sitename: 'null' }, 'asha', 2)?.name).toBe('asha 3')
  })

  it('cannot read what is not an object', () => {
    expect(readSite('Indiranagar', 'asha', 0)).toBeUndefined()
    expect(readSite(null, 'asha', 0)).toBeUndefined()
  })

  it('gives every name an id, whatever its letters', () => {
    expect(readSite({ sitename: 'इंदिरानगर №1' }, 'asha', 0)?.id).toBe('asha-इंदिरानगर-1')
    expect(readSite({ sitename: '***' }, '***', 0)?.id).toBe('site')
  })
})

describe('places that came twice', () => {
  const at = (name: string, owner: string, latitude?: number, longitude?: number) => ({
    id: name.toLowerCase(),
    name,
    owner,
    latitude,
    longitude,
  })

  it('are shown once', () => {
    const places = [
      at('Hub', 'asha', 12.9, 77.6),
      at('Mill', 'asha'),
      at('Hub', 'asha', 12.9, 77.6),
      at('Mill', 'asha'),
    ]
    expect(withoutDuplicatePlaces(places)).toEqual([at('Hub', 'asha', 12.9, 77.6), at('Mill', 'asha')])
  })

  it('stay apart where name, owner or coordinates differ, each with an id of its own', () => {
    const places = [
      at('Hub', 'asha', 12.9, 77.6),
      at('Hub', 'asha', 13, 77.6),
      at('Hub', 'ravi', 12.9, 77.6),
      at('Mill', 'asha', 12.9, 77.6),
    ]
    expect(withoutDuplicatePlaces(places).map((place) => place.id)).toEqual(['hub', 'hub-2', 'hub-3', 'mill'])
  })

  it('have ids of their own at once, however many share a name', () => {
    const places = Array.from({ length: 20_000 }, (_, index) => at('Hub', 'asha', 12, index / 1000))
    const begin = performance.now()
    expect(new Set(withoutDuplicatePlaces(places).map((place) => place.id)).size).toBe(20_000)
    expect(performance.now() - begin).toBeLessThan(3_000)
  })
})

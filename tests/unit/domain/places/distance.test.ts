import { describe, expect, it } from 'vitest'
import { maps } from '@/content/en/features/maps'
import { byDistance, distanceKm } from '@/domain/places/distance'
import type { Place } from '@/domain/places/place'

const delhi = { latitude: 28.6139, longitude: 77.209 }
const mumbai = { latitude: 19.076, longitude: 72.8777 }
const bengaluru = { latitude: 12.9716, longitude: 77.5946 }
const chennai = { latitude: 13.0827, longitude: 80.2707 }
const kolkata = { latitude: 22.5726, longitude: 88.3639 }
const hyderabad = { latitude: 17.385, longitude: 78.4867 }

describe('distance', () => {
  it.each([
    ['Delhi and Mumbai', delhi, mumbai, 1148],
    ['Bengaluru and Chennai', bengaluru, chennai, 290],
    ['Delhi and Kolkata', delhi, kolkata, 1305],
    ['Mumbai and Hyderabad', mumbai, hyderabad, 621],
    ['Chennai and Kolkata', chennai, kolkata, 1357],
  ])('between %s is right to one per cent', (_names, a, b, km) => {
    expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(km / 100)
    expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 6)
  })

  it('to the same place is nothing', () => {
    expect(distanceKm(delhi, delhi)).toBe(0)
  })

  it('to the other side of the globe is half its girth', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015, 0)
  })
})

it('orders nearest first, with places off the map last in their own order', () => {
  const place = (name: string, position: Partial<Place> = {}): Place => ({
    id: name,
    name,
    owner: 'asha',
    ...position,
  })
  const places = [
    place('nowhere'),
    place('Mumbai', mumbai),
    place('lost'),
    place('Chennai', chennai),
    place('Delhi', delhi),
  ]
  expect(places.sort(byDistance(bengaluru)).map(({ name }) => name)).toEqual([
    'Chennai',
    'Mumbai',
    'Delhi',
    'nowhere',
    'lost',
  ])
})

it.each([
  [0.04, '0.0 km away'],
  [3.42, '3.4 km away'],
  [9.94, '9.9 km away'],
  [9.96, '10 km away'],
  [1148.3, '1,148 km away'],
])('tells %f kilometres as %s', (km, text) => {
  expect(maps.away(km)).toBe(text)
})

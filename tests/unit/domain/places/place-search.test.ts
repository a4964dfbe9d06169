import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { townNames } from '@/config/town-names'
import type { Place } from '@/domain/places/place'
import { searchPlaces, sortPlaces } from '@/domain/places/place-search'

const place = (name: string, position: Partial<Place> = {}): Place => ({
  id: name,
  name,
  owner: 'asha',
  ...position,
})
const names = (places: Place[]) => places.map(({ name }) => name)

describe('the filter', () => {
  const places = [place('Kothrud store, Pune'), place('Café Dadar, Mumbai'), place('इंदिरानगर स्टोर')]

  it('finds a part of a name, whatever its capitals and accents', () => {
    expect(names(searchPlaces(places, 'KOTH'))).toEqual(['Kothrud store, Pune'])
    expect(names(searchPlaces(places, 'cafe'))).toEqual(['Café Dadar, Mumbai'])
    expect(names(searchPlaces(places, 'इंदिरा'))).toEqual(['इंदिरानगर स्टोर'])
  })

  it('wants every word, in any order', () => {
    expect(names(searchPlaces(places, 'pune store'))).toEqual(['Kothrud store, Pune'])
    expect(names(searchPlaces(places, 'pune dadar'))).toEqual([])
  })

  it('keeps every place while nothing but blanks is typed', () => {
    expect(searchPlaces(places, '  ')).toEqual(places)
  })

  it('finds a town by its other names, whole or begun, and by those of several words', () => {
    const known = [
      place('Indiranagar store, Bengaluru'),
      place('Dadar store, Mumbai'),
      place('Saket, New Delhi'),
    ]
    const found = (text: string) => names(searchPlaces(known, text, townNames))
    expect(found('bangalore')).toEqual(['Indiranagar store, Bengaluru'])
    expect(found('BANGA indira')).toEqual(['Indiranagar store, Bengaluru'])
    expect(found('bombay')).toEqual(['Dadar store, Mumbai'])
    expect(found('dilli')).toEqual(['Saket, New Delhi'])
    expect(names(searchPlaces([place('Sector 5, Bangalore')], 'bengaluru', townNames))).toHaveLength(1)
  })

  it('knows a town by a whole word alone', () => {
    expect(searchPlaces([place('Madrasa Road, Lucknow')], 'chennai', townNames)).toEqual([])
  })

  it('takes signs of patterns for what they are', () => {
    expect(searchPlaces(places, '.*')).toEqual([])
  })
})

describe('the order', () => {
  it('is by name, numbers by their value', () => {
    const places = [place('Site 10'), place('site 2'), place('Anantnag')]
    expect(names(sortPlaces(places))).toEqual(['Anantnag', 'site 2', 'Site 10'])
    expect(names(places)).toEqual(['Site 10', 'site 2', 'Anantnag'])
  })

  it('is that of a collator for words and numbers', () => {
    const { compare } = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })
    const words = fc.stringMatching(/^[A-Za-zÀ-Åà-å]{1,3}( [A-Za-z]{1,3}| [1-9][0-9]{0,3}){0,3}$/)
    fc.assert(
      fc.property(fc.array(words.map((name) => place(name))), (places) => {
        expect(names(sortPlaces(places))).toEqual(names(places.toSorted((a, b) => compare(a.name, b.name))))
      }),
    )
  })

  it('is nearest first from a position, places off the map last by name', () => {
    const places = [
      place('Zira'),
      place('Chennai', { latitude: 13.0827, longitude: 80.2707 }),
      place('Mysuru', { latitude: 12.2958, longitude: 76.6394 }),
      place('Agra'),
    ]
    const bengaluru = { latitude: 12.9716, longitude: 77.5946 }
    expect(names(sortPlaces(places, bengaluru))).toEqual(['Mysuru', 'Chennai', 'Agra', 'Zira'])
  })
})

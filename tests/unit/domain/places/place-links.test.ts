import { expect, it } from 'vitest'
import { directionsLink, publicMapLink } from '@/domain/places/place-links'

const hub = { id: 'hub', name: 'Hub & Café, Pune', owner: 'asha' }

it('leads to the point of a place on a public map, and to the way there', () => {
  const place = { ...hub, latitude: 18.5074, longitude: 73.8077 }
  expect(publicMapLink(place)).toBe('https://www.google.com/maps/search/?api=1&query=18.5074,73.8077')
  expect(directionsLink(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=18.5074,73.8077')
})

it('leads by name where the coordinates are not known', () => {
  const name = 'Hub%20%26%20Caf%C3%A9%2C%20Pune'
  expect(publicMapLink(hub)).toBe(`https://www.google.com/maps/search/?api=1&query=${name}`)
  expect(directionsLink(hub)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${name}`)
})

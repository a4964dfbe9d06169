import { isOnMap, type Place } from './place'

/** What a public map is asked for: the point in degrees where it is known, else the name. */
const mapQuery = (place: Place) =>
  isOnMap(place) ? `${place.latitude},${place.longitude}` : encodeURIComponent(place.name)

/** The place on a public map, for anybody to open (docs/behaviour.md, 'Names for assistive technology'). */
export const publicMapLink = (place: Place) =>
  `https://www.google.com/maps/search/?api=1&query=${mapQuery(place)}`

/** The way there from wherever the visitor is. */
export const directionsLink = (place: Place) =>
  `https://www.google.com/maps/dir/?api=1&destination=${mapQuery(place)}`

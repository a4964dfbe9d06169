import { paths } from '@/config/paths'
import { bookDemo } from '@/content/en/site/site'
import { grouped } from '@/domain/format/digits'
import { kilometresText } from '@/domain/places/distance'

/** Words that the map pages share. */
export const maps = {
  needsScripts: {
    /** Where the list comes by script. */
    places: { text: 'The list of places and the map need scripts, and they did not load.' },
    /** Where it is in the HTML. */
    map: {
      text: 'The map needs scripts, and they did not load.',
      instead: 'The list of places works without them. Or call or write:',
    },
  },
  states: {
    loading: 'Loading locations',
    empty: 'No locations yet',
    failed: 'The locations could not be loaded',
  },
  map: 'Map',
  list: 'Locations',
  search: 'Filter by name or town',
  nearest: 'Nearest first',
  asking: 'Asking for your position…',
  refused: 'Your position stays with you. The list keeps its order.',
  unavailable: 'Your position could not be found. The list keeps its order.',
  count: (shown: number, all: number) =>
    shown === all
      ? `${grouped(all)} ${all === 1 ? 'location' : 'locations'}`
      : `${grouped(shown)} of ${grouped(all)} ${all === 1 ? 'location' : 'locations'}`,
  someFailed: 'Some locations could not be loaded.',
  emptyLinks: [{ label: 'See all honey', href: paths.allProducts() }, bookDemo],
  noMatch: (text: string) => `No location fits ‘${text}’.`,
  clear: 'Clear the filter',
  age: (asOf: string, count: string) => `${asOf} · ${count}`,
  /** A distance: '3.4 km away', from ten kilometres on '1,148 km away'. */
  away: (km: number) => `${kilometresText(km)} km away`,
  offMap: 'Not on the map: its coordinates are not known.',
  details: (name: string) => `Details of ${name}`,
  directions: 'Directions',
  copy: 'Copy map link',
  copied: 'Map link copied',
  notCopied: 'This browser did not allow copying. Open the location and copy its link there.',
  showOnMap: 'Show on map',
  skipMap: 'Skip the map',
  cluster: (count: number) => `Zoom in to ${grouped(count)} locations`,
  sketch: 'This map is a drawing. Each name opens on Google Maps.',
  mapLoading: 'The map is on its way…',
  mapFailed: 'The map did not load. Each name opens on Google Maps.',
}

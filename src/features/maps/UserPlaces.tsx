import { Locator, type LocatorCopy } from './Locator'
import { type PlaceSource, usePlaces } from './use-places'

/** The locator of all places that the users of a type have (R-MAP-01). */
export function UserPlaces({ heading, lead, userType, kind }: LocatorCopy & PlaceSource) {
  const places = usePlaces({ userType, kind })
  return <Locator heading={heading} lead={lead} {...places} />
}

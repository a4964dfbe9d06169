import type { Place } from '@/domain/places/place'
import { Locator, type LocatorCopy } from './Locator'

const nothingToRetry = () => {}

/** The locator of places that are known beforehand: nothing is asked for. */
export function FixedPlaces({ heading, lead, places }: LocatorCopy & { places: Place[] }) {
  return (
    <Locator
      heading={heading}
      lead={lead}
      places={places}
      status="ready"
      retry={nothingToRetry}
      tools={false}
    />
  )
}

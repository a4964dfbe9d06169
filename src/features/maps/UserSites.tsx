import { Locator, type LocatorCopy } from './Locator'
import { type SiteSource, usePlaces } from './use-places'

/** The locator of every site of a kind, whoever of a user type it belongs to (CONTRACT §2 'Maps'). */
export function UserSites({ heading, lead, userType, kind }: LocatorCopy & SiteSource) {
  const places = usePlaces({ userType, kind })
  return <Locator heading={heading} lead={lead} {...places} />
}

import { maps } from '@content/features/maps'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import { sentLanguage } from '@/config/language'
import type { Place } from '@/domain/places/place'
import { directionsLink } from '@/domain/places/place-links'
import styles from './PlaceCard.module.scss'

/** The selected place in short: its name, and the way there in a new tab. */
export function PlaceCard({ place }: { place: Place }) {
  return (
    <div className={styles.card}>
      <strong lang={sentLanguage}>{place.name}</strong>
      <ExternalLink href={directionsLink(place)}>{maps.directions}</ExternalLink>
    </div>
  )
}

import { OfferLink } from '@/components/offers/OfferLink'
import { BannerScene, type SceneCopy } from '@/components/sections/BannerScene'
import { findOffer } from '@/domain/catalogue/find-offer'
import type { Product } from '@/domain/catalogue/product'
import styles from './ChainMap.module.scss'

/** A place on the map. */
type ChainPlace = {
  /** One of the six services. */
  service: string
  /** What of one's own works there. */
  text: string
  /** Words that find an offer for it in the page's list, the surest first. */
  offer: readonly string[]
  /** Page of the service, for as long as the list has no such offer. */
  page: string
}

export type ChainMapProps = {
  picture: SceneCopy
  places: readonly ChainPlace[]
  /** What a place leads to. */
  toOffer: string
  toPage: string
  offers: readonly Product[]
}

/**
 * The map with a number at each place, and a list of the same places. Pointing at or focusing one
 * highlights both. Numbers on the map are larger targets of the same links and no Tab stops.
 */
export function ChainMap({ picture, places, toOffer, toPage, offers }: ChainMapProps) {
  const linked = places.map((place) => ({ ...place, found: findOffer(place.offer, offers) }))
  return (
    <div className={styles.chain}>
      <div className={styles.map}>
        <BannerScene {...picture} lazy />
        <div className={styles.pins} aria-hidden="true">
          {linked.map(({ service, found, page }, index) => (
            <OfferLink key={service} className={styles.pin} offer={found} otherwise={page} tabIndex={-1}>
              {index + 1}
            </OfferLink>
          ))}
        </div>
      </div>
      <ol className={styles.places}>
        {linked.map(({ service, text, found, page }) => (
          <li key={service}>
            <OfferLink offer={found} otherwise={page}>
              <span className={styles.words}>
                <small>{service}</small> {text}
              </span>{' '}
              <span className={styles.way}>{found ? toOffer : toPage}</span>
            </OfferLink>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { bloomCalendar, type Crop } from '@content/features/bloom-calendar'
import { calendar } from '@content/site/calendar'
import { format } from '@content/site/format'
import { OfferLink } from '@/components/offers/OfferLink'
import { buttonClass } from '@/components/ui/button-class'
import { bloomSeenFrom } from '@/domain/bloom'
import type { Product } from '@/domain/catalogue/product'
import type { Month } from '@/domain/months'
import { CropLine } from './CropLine'
import styles from './CropRow.module.scss'

export type CropRowCopy = {
  /** What to do about a crop. */
  advice: string
  /** Label of the button, where the list has an offer for the crop: `crop` is its name in lower case. */
  toOffer: (crop: string) => string
  /** Label of the button where the list has none. */
  toAll: string
  /** Where all offers are. */
  all: string
}

type CropRowProps = CropRowCopy & { crop: Crop; present: Month | undefined; offer: Product | undefined }

/** A crop's year; opened it says in words what the hexagons show, and leads to the crop's offer. */
export function CropRow({ crop, present, offer, advice, toOffer, toAll, all }: CropRowProps) {
  return (
    <details className={styles.crop} name="crop">
      <CropLine crop={crop} present={present} />
      <div className={styles.opened}>
        <p>
          {present && <strong>{bloomCalendar.present[bloomSeenFrom(crop, present)]} </strong>}
          {crop.edges.length > 0 && `${bloomCalendar.edgeIn(format.list(crop.edges.map(calendar.month)))} `}
          {advice}
        </p>
        <OfferLink className={buttonClass('honey')} offer={offer} otherwise={all}>
          {offer ? toOffer(crop.name.toLowerCase()) : toAll}
        </OfferLink>
      </div>
    </details>
  )
}

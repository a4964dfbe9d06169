import { manufacturers } from '@content/pages/manufacturers'
import { bookDemo } from '@content/site/site'
import { Banner } from '@/components/sections/Banner'
import { SlimCall } from '@/components/sections/closing/SlimCall'
import { PointRow } from '@/components/sections/PointRow'
import { OfferSection } from '@/features/offers/OfferSection'
import { PageOffersPanel } from '@/features/offers/PageOffersPanel'
import { FilledProductSlots } from '@/pages/FilledProductSlots'
import type { Prefetch } from '@/services/lists/prefetch'
import { OrderSheet } from './OrderSheet'

/** Contract farming for manufacturers: `/manufacturers` (R-MFR-01). */
export default function ManufacturersPage() {
  return (
    <FilledProductSlots>
      <Banner {...manufacturers.banner} quiet />
      <OrderSheet {...manufacturers.order} />
      <OfferSection {...manufacturers.services} id="services" tone="sand" hanging />
      <PointRow {...manufacturers.benefits} />
      <SlimCall {...manufacturers.demo} button={bookDemo} />
      <PageOffersPanel sections={[manufacturers.services]} />
    </FilledProductSlots>
  )
}

export const head = manufacturers.head
export const prefetch: Prefetch = ({ prefetchProducts }) =>
  prefetchProducts(manufacturers.services.categories)

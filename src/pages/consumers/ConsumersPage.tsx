import { consumers } from '@content/pages/consumers'
import { Banner } from '@/components/sections/Banner'
import { NextPages } from '@/components/sections/closing/NextPages'
import { HoneyScale } from '@/features/honey-scale/HoneyScale'
import { OfferSection } from '@/features/offers/OfferSection'
import { PageOffersPanel } from '@/features/offers/PageOffersPanel'
import { FilledProductSlots } from '@/pages/FilledProductSlots'
import type { Prefetch } from '@/services/lists/prefetch'
import { BackLabel } from './BackLabel'
import { TechnologyFrieze } from './TechnologyFrieze'

/** Honey to buy: `/consumers` (R-CONS-01 to R-CONS-03). */
export default function ConsumersPage() {
  return (
    <FilledProductSlots>
      <Banner {...consumers.banner} quiet />
      <BackLabel {...consumers.benefits} />
      <OfferSection {...consumers.products} id="honey" />
      <HoneyScale {...consumers.colours} />
      <TechnologyFrieze {...consumers.technology} />
      <NextPages {...consumers.more} />
      <PageOffersPanel sections={[consumers.products]} />
    </FilledProductSlots>
  )
}

export const head = consumers.head
export const prefetch: Prefetch = ({ prefetchProducts }) => prefetchProducts(consumers.products.categories)

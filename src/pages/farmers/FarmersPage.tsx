import { farmers } from '@content/pages/farmers'
import { bookDemo } from '@content/site/site'
import { Banner } from '@/components/sections/Banner'
import { BenefitComb } from '@/components/sections/BenefitComb'
import { ClosingPanel } from '@/components/sections/closing/ClosingPanel'
import { PlatformRows } from '@/components/sections/technology/PlatformRows'
import { BloomCalendar } from '@/features/bloom-calendar/BloomCalendar'
import { OfferSection } from '@/features/offers/OfferSection'
import { PageOffersPanel } from '@/features/offers/PageOffersPanel'
import { FilledProductSlots } from '@/pages/FilledProductSlots'
import type { Prefetch } from '@/services/lists/prefetch'
import { FeatureList } from './FeatureList'

/** Pollination for farmers: `/farmers` (R-FARM-01 to R-FARM-03). */
export default function FarmersPage() {
  return (
    <FilledProductSlots>
      <Banner {...farmers.banner} />
      <BenefitComb {...farmers.benefits} />
      <OfferSection {...farmers.services} id="services" tone="sand" />
      <BloomCalendar {...farmers.calendar} categories={farmers.services.categories} />
      <FeatureList {...farmers.features} />
      <PlatformRows {...farmers.technology} />
      <ClosingPanel {...farmers.demo} buttons={[bookDemo]} />
      <PageOffersPanel sections={[farmers.services]} />
    </FilledProductSlots>
  )
}

export const head = farmers.head
export const prefetch: Prefetch = ({ prefetchProducts }) => prefetchProducts(farmers.services.categories)

import { beekeepers } from '@content/pages/beekeepers'
import { bookDemo } from '@content/site/site'
import { Banner } from '@/components/sections/Banner'
import { BenefitComb } from '@/components/sections/BenefitComb'
import { ClosingPanel } from '@/components/sections/closing/ClosingPanel'
import { PlatformRows } from '@/components/sections/technology/PlatformRows'
import { MigrationRoad } from '@/features/bloom-calendar/MigrationRoad'
import { OfferSection } from '@/features/offers/OfferSection'
import { PageOffersPanel } from '@/features/offers/PageOffersPanel'
import { FilledProductSlots } from '@/pages/FilledProductSlots'
import type { Prefetch } from '@/services/lists/prefetch'

/** Colony migration and inputs for beekeepers: `/beekeepers` (R-BEEK-01 to R-BEEK-05). */
export default function BeekeepersPage() {
  return (
    <FilledProductSlots>
      <Banner {...beekeepers.banner} />
      <MigrationRoad {...beekeepers.road} />
      <OfferSection {...beekeepers.services} id="services" tone="sand" hanging />
      <OfferSection {...beekeepers.inputs} id="inputs" />
      <BenefitComb {...beekeepers.benefits} />
      <PlatformRows {...beekeepers.technology} />
      <ClosingPanel {...beekeepers.demo} buttons={[bookDemo]} />
      <PageOffersPanel sections={[beekeepers.services, beekeepers.inputs]} />
    </FilledProductSlots>
  )
}

export const head = beekeepers.head
export const prefetch: Prefetch = ({ prefetchProducts }) =>
  prefetchProducts([...beekeepers.services.categories, ...beekeepers.inputs.categories])

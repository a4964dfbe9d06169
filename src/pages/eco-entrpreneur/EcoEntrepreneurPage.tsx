import { ecoEntrepreneur } from '@content/pages/eco-entrpreneur'
import { Banner } from '@/components/sections/Banner'
import { BenefitLedger } from '@/components/sections/BenefitLedger'
import { ClosingLine } from '@/components/sections/closing/ClosingLine'
import { PlatformChain } from '@/components/sections/technology/PlatformChain'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { linkOrComingSoon } from '@/config/link-or-coming-soon'
import { OfferSection } from '@/features/offers/OfferSection'
import { PageOffersPanel } from '@/features/offers/PageOffersPanel'
import { ValueChain } from '@/features/value-chain/ValueChain'
import { FilledProductSlots } from '@/pages/FilledProductSlots'
import type { Prefetch } from '@/services/lists/prefetch'

/**
 * Monetizing farming capacity: `/eco-entrpreneur`, spelled exactly so (R-ROUTE-16, R-ECOE-01 to
 * R-ECOE-04).
 */
export default function EcoEntrepreneurPage() {
  const { ecoEntrepreneurRegister } = useVisibleConfig().links
  const { label, ...register } = ecoEntrepreneur.register
  return (
    <FilledProductSlots>
      <Banner {...ecoEntrepreneur.banner} />
      <BenefitLedger {...ecoEntrepreneur.benefits} />
      <OfferSection {...ecoEntrepreneur.services} id="services" />
      <ValueChain {...ecoEntrepreneur.map} categories={ecoEntrepreneur.services.categories} />
      <PlatformChain {...ecoEntrepreneur.technology} />
      <ClosingLine {...register} buttons={[{ label, href: linkOrComingSoon(ecoEntrepreneurRegister) }]} />
      <PageOffersPanel sections={[ecoEntrepreneur.services]} />
    </FilledProductSlots>
  )
}

export const head = ecoEntrepreneur.head
export const prefetch: Prefetch = ({ prefetchProducts }) =>
  prefetchProducts(ecoEntrepreneur.services.categories)

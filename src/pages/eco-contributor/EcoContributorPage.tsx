import { ecoContributor } from '@content/pages/eco-contributor'
import { Banner } from '@/components/sections/Banner'
import { BenefitLedger } from '@/components/sections/BenefitLedger'
import { ClosingLine } from '@/components/sections/closing/ClosingLine'
import { PlatformChain } from '@/components/sections/technology/PlatformChain'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { linkOrComingSoon } from '@/config/link-or-coming-soon'
import { OfferSection } from '@/features/offers/OfferSection'
import { PageOffersPanel } from '@/features/offers/PageOffersPanel'
import { FilledProductSlots } from '@/pages/FilledProductSlots'
import type { Prefetch } from '@/services/lists/prefetch'
import { Adopters } from './Adopters'
import { FourMoments } from './FourMoments'

/** Adopting an Eco-Bee: `/eco-contributor` (R-ECOC-01 to R-ECOC-07). */
export default function EcoContributorPage() {
  const { ecoContributorSignUp } = useVisibleConfig().links
  const { label, ...start } = ecoContributor.start
  return (
    <FilledProductSlots>
      <Banner {...ecoContributor.banner} />
      <BenefitLedger {...ecoContributor.benefits} />
      <OfferSection {...ecoContributor.models} id="models" />
      <FourMoments {...ecoContributor.year} />
      <Adopters {...ecoContributor.adopters} />
      <PlatformChain {...ecoContributor.technology} />
      <ClosingLine {...start} buttons={[{ label, href: linkOrComingSoon(ecoContributorSignUp) }]} />
      <PageOffersPanel sections={[ecoContributor.models]} />
    </FilledProductSlots>
  )
}

export const head = ecoContributor.head
export const prefetch: Prefetch = ({ prefetchProducts }) => prefetchProducts(ecoContributor.models.categories)

import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { linkOr } from '@/config/link-or'
import { ecoEntrepreneur } from '@/content/pages/eco-entrpreneur'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Monetising farming capacity: `/eco-entrpreneur`, spelled exactly so (R-ROUTE-16, R-ECOE-01 to R-ECOE-04). */
export function EcoEntrepreneurPage() {
  const { ecoEntrepreneurRegister } = useVisibleConfig().links
  const { label, ...register } = ecoEntrepreneur.register
  return (
    <>
      <Banner {...ecoEntrepreneur.banner} />
      <CategoryShelf {...ecoEntrepreneur.services} id="services" />
      <CardGrid {...ecoEntrepreneur.benefits} id="benefits" tone="forest" seal />
      <OurTechnology {...ecoEntrepreneur.technology} />
      <CallToAction {...register} buttons={[{ label, href: linkOr(ecoEntrepreneurRegister) }]} />
    </>
  )
}

export { EcoEntrepreneurPage as default }
export const head = ecoEntrepreneur.head
export const prefetch: Prefetch = ({ prefetchCategories }) =>
  prefetchCategories(ecoEntrepreneur.services.categories)

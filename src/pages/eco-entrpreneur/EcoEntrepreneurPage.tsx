import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { categories } from '@/config/categories'
import { paths } from '@/config/paths'
import { ecoEntrepreneur } from '@/content/pages/eco-entrpreneur'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import { prefetchShelves } from '@/features/category-shelf/prefetch-shelves'

/** Monetising farming capacity: `/eco-entrpreneur`, spelled as SPEC §2 spells it. */
export function EcoEntrepreneurPage() {
  const { ecoEntrepreneurRegister } = useVisibleConfig().links
  const { label, ...register } = ecoEntrepreneur.register
  return (
    <>
      <Banner {...ecoEntrepreneur.banner} />
      <CategoryShelf
        {...ecoEntrepreneur.services}
        id="services"
        categories={[categories.ecoEntrepreneur]}
        emptyText="Services not found"
        buyText="Apply Now"
        hidePrices
        headingBySubcategory
      />
      <CardGrid {...ecoEntrepreneur.benefits} id="benefits" tone="forest" seal />
      <OurTechnology {...ecoEntrepreneur.technology} />
      <CallToAction
        {...register}
        buttons={[{ label, href: ecoEntrepreneurRegister || paths.comingSoon() }]}
      />
    </>
  )
}

export { EcoEntrepreneurPage as default }
export const head = ecoEntrepreneur.head
export const prefetch = () => prefetchShelves([categories.ecoEntrepreneur])

import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { PictureCards } from '@/components/sections/PictureCards'
import { Story } from '@/components/sections/Story'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { linkOr } from '@/config/link-or'
import { ecoContributor } from '@/content/pages/eco-contributor'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Adopting an Eco-Bee: `/eco-contributor` (R-ECOC-01 to R-ECOC-07). */
export function EcoContributorPage() {
  const { ecoContributorSignUp } = useVisibleConfig().links
  const { label, ...start } = ecoContributor.start
  return (
    <>
      <Banner {...ecoContributor.banner} />
      <CategoryShelf {...ecoContributor.models} id="models" />
      <Story {...ecoContributor.hive} id="eco-bee" tone="sand" />
      <CardGrid {...ecoContributor.benefits} id="benefits" tone="forest" seal />
      <PictureCards {...ecoContributor.adopters} id="adopters" />
      <OurTechnology {...ecoContributor.technology} />
      <CallToAction {...start} buttons={[{ label, href: linkOr(ecoContributorSignUp) }]} />
    </>
  )
}

export { EcoContributorPage as default }
export const head = ecoContributor.head
export const prefetch: Prefetch = ({ prefetchCategories }) =>
  prefetchCategories(ecoContributor.models.categories)

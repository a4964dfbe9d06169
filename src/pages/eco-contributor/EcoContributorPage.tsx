import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { PictureCards } from '@/components/sections/PictureCards'
import { Story } from '@/components/sections/Story'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { categories } from '@/config/categories'
import { paths } from '@/config/paths'
import { ecoContributor } from '@/content/pages/eco-contributor'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import { prefetchShelves } from '@/features/category-shelf/prefetch-shelves'

/** Adopting an Eco-Bee: `/eco-contributor` (SPEC §2). */
export function EcoContributorPage() {
  const { ecoContributorSignUp } = useVisibleConfig().links
  const { label, ...start } = ecoContributor.start
  return (
    <>
      <Banner {...ecoContributor.banner} />
      <CategoryShelf
        {...ecoContributor.models}
        id="models"
        categories={[categories.ecoContributor]}
        emptyText="Services not found"
        buyText="Adopt Now"
        infoText="Model Details"
        hidePrices
      />
      <Story {...ecoContributor.hive} id="eco-bee" tone="sand" />
      <CardGrid {...ecoContributor.benefits} id="benefits" tone="forest" seal />
      <PictureCards {...ecoContributor.adopters} id="adopters" />
      <CallToAction {...start} buttons={[{ label, href: ecoContributorSignUp || paths.comingSoon() }]} />
    </>
  )
}

export { EcoContributorPage as default }
export const head = ecoContributor.head
export const prefetch = () => prefetchShelves([categories.ecoContributor])

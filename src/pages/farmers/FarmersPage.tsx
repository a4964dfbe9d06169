import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { PictureCards } from '@/components/sections/PictureCards'
import { farmers } from '@/content/pages/farmers'
import { bookDemo } from '@/content/site'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Pollination for farmers: `/farmers` (R-FARM-01 to R-FARM-03). */
export function FarmersPage() {
  return (
    <>
      <Banner {...farmers.banner} />
      <CategoryShelf {...farmers.services} id="services" />
      <PictureCards {...farmers.features} id="features" tone="sand" />
      <CardGrid {...farmers.benefits} id="benefits" tone="forest" seal />
      <OurTechnology {...farmers.technology} />
      <CallToAction {...farmers.demo} buttons={[bookDemo]} />
    </>
  )
}

export { FarmersPage as default }
export const head = farmers.head
export const prefetch: Prefetch = ({ prefetchCategories }) => prefetchCategories(farmers.services.categories)

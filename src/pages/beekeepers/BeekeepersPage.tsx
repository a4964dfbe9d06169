import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { beekeepers } from '@/content/pages/beekeepers'
import { bookDemo } from '@/content/site'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Colony migration and inputs for beekeepers: `/beekeepers` (R-BEEK-01 to R-BEEK-05). */
export function BeekeepersPage() {
  return (
    <>
      <Banner {...beekeepers.banner} />
      <CategoryShelf {...beekeepers.services} id="services" />
      <CategoryShelf {...beekeepers.inputs} id="inputs" tone="sand" />
      <CardGrid {...beekeepers.benefits} id="benefits" tone="forest" seal />
      <OurTechnology {...beekeepers.technology} />
      <CallToAction {...beekeepers.demo} buttons={[bookDemo]} />
    </>
  )
}

export { BeekeepersPage as default }
export const head = beekeepers.head
export const prefetch: Prefetch = ({ prefetchCategories }) =>
  prefetchCategories([...beekeepers.services.categories, ...beekeepers.inputs.categories])

import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { Steps } from '@/components/sections/Steps'
import { manufacturers } from '@/content/pages/manufacturers'
import { bookDemo } from '@/content/site'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Contract farming for manufacturers: `/manufacturers` (R-MFR-01). */
export function ManufacturersPage() {
  return (
    <>
      <Banner {...manufacturers.banner} />
      <CategoryShelf {...manufacturers.services} id="services" />
      <Steps {...manufacturers.steps} id="steps" tone="sand" />
      <CardGrid {...manufacturers.benefits} id="benefits" tone="forest" seal />
      <OurTechnology {...manufacturers.technology} />
      <CallToAction {...manufacturers.demo} buttons={[bookDemo]} />
    </>
  )
}

export { ManufacturersPage as default }
export const head = manufacturers.head
export const prefetch: Prefetch = ({ prefetchCategories }) =>
  prefetchCategories(manufacturers.services.categories)

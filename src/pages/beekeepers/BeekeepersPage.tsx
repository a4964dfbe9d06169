import { Banner } from '@/components/sections/Banner'
import { BenefitComb } from '@/components/sections/BenefitComb'
import { ClosingPanel } from '@/components/sections/ClosingPanel'
import { PlatformRows } from '@/components/sections/PlatformRows'
import { beekeepers } from '@/content/pages/beekeepers'
import { bookDemo } from '@/content/site'
import { MigrationRoad } from '@/features/bloom-calendar/MigrationRoad'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Colony migration and inputs for beekeepers: `/beekeepers` (R-BEEK-01 to R-BEEK-05). */
export function BeekeepersPage() {
  return (
    <>
      <Banner {...beekeepers.banner} />
      <BenefitComb {...beekeepers.benefits} />
      <CategoryShelf {...beekeepers.services} id="services" tone="sand" />
      <CategoryShelf {...beekeepers.inputs} id="inputs" />
      <MigrationRoad {...beekeepers.road} />
      <PlatformRows {...beekeepers.technology} />
      <ClosingPanel {...beekeepers.demo} buttons={[bookDemo]} />
    </>
  )
}

export { BeekeepersPage as default }
export const head = beekeepers.head
export const prefetch: Prefetch = ({ prefetchCategories }) =>
  prefetchCategories([...beekeepers.services.categories, ...beekeepers.inputs.categories])

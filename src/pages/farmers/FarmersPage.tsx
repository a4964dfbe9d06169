import { Banner } from '@/components/sections/Banner'
import { BenefitComb } from '@/components/sections/BenefitComb'
import { ClosingPanel } from '@/components/sections/ClosingPanel'
import { FeatureSteps } from '@/components/sections/FeatureSteps'
import { PlatformRows } from '@/components/sections/PlatformRows'
import { farmers } from '@/content/pages/farmers'
import { bookDemo } from '@/content/site'
import { BloomCalendar } from '@/features/bloom-calendar/BloomCalendar'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Pollination for farmers: `/farmers` (R-FARM-01 to R-FARM-03). */
export function FarmersPage() {
  return (
    <>
      <Banner {...farmers.banner} />
      <BenefitComb {...farmers.benefits} />
      <CategoryShelf {...farmers.services} id="services" tone="sand" />
      <BloomCalendar {...farmers.calendar} categories={farmers.services.categories} />
      <FeatureSteps {...farmers.features} id="features" />
      <PlatformRows {...farmers.technology} />
      <ClosingPanel {...farmers.demo} buttons={[bookDemo]} />
    </>
  )
}

export { FarmersPage as default }
export const head = farmers.head
export const prefetch: Prefetch = ({ prefetchCategories }) => prefetchCategories(farmers.services.categories)

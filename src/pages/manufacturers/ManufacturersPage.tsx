import { Banner } from '@/components/sections/Banner'
import { OrderSheet } from '@/components/sections/OrderSheet'
import { PointRow } from '@/components/sections/PointRow'
import { SlimCall } from '@/components/sections/SlimCall'
import { TechnologyLine } from '@/components/sections/TechnologyLine'
import { manufacturers } from '@/content/pages/manufacturers'
import { bookDemo } from '@/content/site'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Contract farming for manufacturers: `/manufacturers` (R-MFR-01). */
export function ManufacturersPage() {
  return (
    <>
      <Banner {...manufacturers.banner} quiet />
      <PointRow {...manufacturers.benefits} id="benefits" />
      <CategoryShelf {...manufacturers.services} id="services" tone="sand" />
      <OrderSheet {...manufacturers.order} id="order" />
      <TechnologyLine {...manufacturers.technology} />
      <SlimCall {...manufacturers.demo} button={bookDemo} />
    </>
  )
}

export { ManufacturersPage as default }
export const head = manufacturers.head
export const prefetch: Prefetch = ({ prefetchCategories }) =>
  prefetchCategories(manufacturers.services.categories)

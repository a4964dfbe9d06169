import { Banner } from '@/components/sections/Banner'
import { Certifications } from '@/components/sections/Certifications'
import { PointRow } from '@/components/sections/PointRow'
import { SlimCall } from '@/components/sections/SlimCall'
import { TechnologyLine } from '@/components/sections/TechnologyLine'
import { brands } from '@/content/pages/brands'
import { bookDemo } from '@/content/site'
import { groupBrandItems } from '@/domain/brand-items'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import { LabelMaker } from '@/features/label-maker/LabelMaker'
import type { Prefetch } from '@/services/prefetch'

/** Private labelling for brands: `/brands` (R-BRAND-01 to R-BRAND-03). One call fills both lists. */
export function BrandsPage() {
  return (
    <>
      <Banner {...brands.banner} quiet />
      <PointRow {...brands.benefits} id="benefits" />
      <CategoryShelf
        {...brands.services}
        id="services"
        tone="sand"
        select={(items) => groupBrandItems(items).services}
      />
      <CategoryShelf
        {...brands.productServices}
        id="product-services"
        select={(items) => groupBrandItems(items).productServices}
      />
      <LabelMaker id="label" />
      <Certifications lead={brands.certificationsLead} />
      <TechnologyLine {...brands.technology} />
      <SlimCall {...brands.demo} button={bookDemo} />
    </>
  )
}

export { BrandsPage as default }
export const head = brands.head
export const prefetch: Prefetch = ({ prefetchCategories }) => prefetchCategories(brands.services.categories)

import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { Certifications } from '@/components/sections/Certifications'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { brands } from '@/content/pages/brands'
import { bookDemo } from '@/content/site'
import { groupBrandItems } from '@/domain/brand-items'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Private labelling for brands: `/brands` (R-BRAND-01 to R-BRAND-03). One call fills both lists. */
export function BrandsPage() {
  return (
    <>
      <Banner {...brands.banner} />
      <CategoryShelf {...brands.services} id="services" select={(items) => groupBrandItems(items).services} />
      <CategoryShelf
        {...brands.productServices}
        id="product-services"
        tone="sand"
        select={(items) => groupBrandItems(items).productServices}
      />
      <CardGrid {...brands.benefits} id="benefits" tone="forest" seal />
      <Certifications lead={brands.certificationsLead} />
      <OurTechnology {...brands.technology} />
      <CallToAction {...brands.demo} buttons={[bookDemo]} />
    </>
  )
}

export { BrandsPage as default }
export const head = brands.head
export const prefetch: Prefetch = ({ prefetchCategories }) => prefetchCategories(brands.services.categories)

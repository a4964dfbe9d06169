import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { Certifications } from '@/components/sections/Certifications'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { categories } from '@/config/categories'
import { brands } from '@/content/pages/brands'
import { bookDemo } from '@/content/site'
import { groupBrandItems } from '@/domain/brand-items'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'

const shelf = {
  categories: [categories.brands],
  emptyText: 'Services not found',
  buyText: 'RFQ',
  hidePrices: true,
} as const

import { prefetchShelves } from '@/features/category-shelf/prefetch-shelves'

/** Private labelling for brands: `/brands` (SPEC §2). One call fills both lists (CONTRACT §2, 'Pages'). */
export function BrandsPage() {
  return (
    <>
      <Banner {...brands.banner} />
      <CategoryShelf
        {...shelf}
        {...brands.services}
        id="services"
        select={(items) => groupBrandItems(items).services}
      />
      <CategoryShelf
        {...shelf}
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
export const prefetch = () => prefetchShelves(shelf.categories)

import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { products } from '@/content/pages/products'
import { Categories } from '@/features/category-shelf/Categories'

/** Products: `/products` (R-ROUTE-20). */
export function ProductsPage() {
  return (
    <>
      <Banner {...products.banner} />
      <Categories {...products.tiles} />
      <CallToAction {...products.all} />
    </>
  )
}

export { ProductsPage as default }
export const head = products.head

import { Banner } from '@/components/sections/Banner'
import { WaysOn } from '@/components/sections/WaysOn'
import { products } from '@/content/pages/products'
import { Categories } from '@/features/category-shelf/Categories'

/** Products: `/products` (R-ROUTE-20). */
export function ProductsPage() {
  return (
    <>
      <Banner {...products.banner} quiet />
      <Categories {...products.tiles} />
      <WaysOn {...products.all} />
    </>
  )
}

export { ProductsPage as default }
export const head = products.head

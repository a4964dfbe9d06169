import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { OurTechnology } from '@/components/sections/OurTechnology'
import { consumers } from '@/content/pages/consumers'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import type { Prefetch } from '@/services/prefetch'

/** Honey to buy: `/consumers` (R-CONS-01 to R-CONS-03). */
export function ConsumersPage() {
  return (
    <>
      <Banner {...consumers.banner} />
      <CategoryShelf {...consumers.shelf} id="honey" />
      <CardGrid {...consumers.benefits} id="benefits" tone="forest" seal />
      <OurTechnology {...consumers.technology} />
      <CallToAction {...consumers.more} />
    </>
  )
}

export { ConsumersPage as default }
export const head = consumers.head
export const prefetch: Prefetch = ({ prefetchCategories }) => prefetchCategories(consumers.shelf.categories)

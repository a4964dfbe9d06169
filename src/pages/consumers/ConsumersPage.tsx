import { BackLabel } from '@/components/sections/BackLabel'
import { Banner } from '@/components/sections/Banner'
import { TechnologyFrieze } from '@/components/sections/TechnologyFrieze'
import { WaysOn } from '@/components/sections/WaysOn'
import { consumers } from '@/content/pages/consumers'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import { HoneyScale } from '@/features/honey-scale/HoneyScale'
import type { Prefetch } from '@/services/prefetch'

/** Honey to buy: `/consumers` (R-CONS-01 to R-CONS-03). */
export function ConsumersPage() {
  return (
    <>
      <Banner {...consumers.banner} quiet />
      <BackLabel {...consumers.benefits} id="benefits" />
      <CategoryShelf {...consumers.shelf} id="honey" />
      <HoneyScale {...consumers.colours} id="colours" />
      <TechnologyFrieze {...consumers.technology} />
      <WaysOn {...consumers.more} />
    </>
  )
}

export { ConsumersPage as default }
export const head = consumers.head
export const prefetch: Prefetch = ({ prefetchCategories }) => prefetchCategories(consumers.shelf.categories)

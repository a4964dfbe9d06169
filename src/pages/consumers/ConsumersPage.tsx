import { Banner } from '@/components/sections/Banner'
import { CallToAction } from '@/components/sections/CallToAction'
import { CardGrid } from '@/components/sections/CardGrid'
import { Section } from '@/components/sections/Section'
import { Thread } from '@/components/sections/Thread'
import { categories } from '@/config/categories'
import { consumers } from '@/content/pages/consumers'
import { CategoryShelf } from '@/features/category-shelf/CategoryShelf'
import { prefetchShelves } from '@/features/category-shelf/prefetch-shelves'

/** Honey to buy: `/consumers` (SPEC §2). */
export function ConsumersPage() {
  const { stations, ...journey } = consumers.journey
  return (
    <>
      <Banner {...consumers.banner} />
      <CategoryShelf
        {...consumers.shelf}
        id="honey"
        categories={[categories.consumerMarketplace]}
        emptyText="Products Not Found"
      />
      <CardGrid {...consumers.benefits} id="benefits" tone="forest" seal />
      <Section {...journey} id="journey" tone="sand">
        <Thread stations={stations} />
      </Section>
      <CallToAction {...consumers.more} />
    </>
  )
}

export { ConsumersPage as default }
export const head = consumers.head
export const prefetch = () => prefetchShelves([categories.consumerMarketplace])

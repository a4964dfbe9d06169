import { CategoryTiles } from '@/components/sections/CategoryTiles'
import { Section } from '@/components/sections/Section'
import type { categoryTiles } from './category-tiles'
import { useCategoryTiles } from './use-category-tiles'
import '@/styles/info.scss'

type CategoriesProps = { heading: string } & Parameters<typeof categoryTiles>[1]

/** The categories of the content service as tiles (R-ROUTE-20, R-API-06). */
export function Categories({ heading, list, other }: CategoriesProps) {
  const tiles = useCategoryTiles({ list, other })
  return (
    <Section heading={heading} className="categories">
      <CategoryTiles tiles={tiles} />
    </Section>
  )
}

import { CategoryTiles } from '@/components/sections/CategoryTiles'
import { Section } from '@/components/sections/Section'
import type { categoryTiles } from './category-tiles'
import { useCategoryTiles } from './use-category-tiles'

type CategoriesProps = { heading: string } & Parameters<typeof categoryTiles>[1]

/** The categories of the content service as tiles (CONTRACT §2, 'Pages': /products). */
export function Categories({ heading, list, other }: CategoriesProps) {
  const tiles = useCategoryTiles({ list, other })
  return (
    <Section heading={heading}>
      <CategoryTiles tiles={tiles} pictures />
    </Section>
  )
}

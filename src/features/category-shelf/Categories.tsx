import { CategoryTiles } from '@/components/sections/CategoryTiles'
import { Section } from '@/components/sections/Section'
import { categoriesQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import styles from './Categories.module.scss'
import { categoryTiles } from './category-tiles'

type CategoriesProps = { heading: string } & Parameters<typeof categoryTiles>[1]

/** The categories of the content service as tiles (R-ROUTE-20, R-API-06). */
export function Categories({ heading, list, other }: CategoriesProps) {
  // Our own stand in until the answer has come, and stay where there is none (R-API-07).
  const { items } = useList([categoriesQuery])
  const tiles = categoryTiles(items, { list, other })
  return (
    <Section heading={heading}>
      <CategoryTiles tiles={tiles} className={styles.pictures} />
    </Section>
  )
}

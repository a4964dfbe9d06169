import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { BloomRows, type BloomRowsProps } from './BloomRows'

type OfferedRowsProps = Omit<BloomRowsProps, 'offers'> & { categories: readonly string[] }

/** The rows once the page's list of offers is here; it is the shelf's own list, asked for once. */
function OfferedRows({ categories, ...rows }: OfferedRowsProps) {
  const { items } = useList(categories.map(categoryQuery))
  return <BloomRows {...rows} offers={items} />
}

export { OfferedRows as default }

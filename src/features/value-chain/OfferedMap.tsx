import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { ChainMap, type ChainMapProps } from './ChainMap'

type OfferedMapProps = Omit<ChainMapProps, 'offers'> & { categories: readonly string[] }

/** The map once the page's list of offers is here; it is the shelf's own list, asked for once. */
function OfferedMap({ categories, ...map }: OfferedMapProps) {
  const { items } = useList(categories.map(categoryQuery))
  return <ChainMap {...map} offers={items} />
}

export { OfferedMap as default }

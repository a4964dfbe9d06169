import { listCopy, listNeedsScripts } from '@content/site/lists'
import { AsyncList } from '@/components/loading/AsyncList'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import type { ProductListCopy } from '@/content/product-list'
import { useProducts } from '@/services/lists/use-products'
import { Carousel } from './Carousel'
import { SlideSkeleton } from './SlideSkeleton'

type CarouselListProps = Pick<ProductListCopy, 'categories' | 'kind' | 'buyText'>

/** The carousel's services, or what stands in their place (R-HOME-03 to R-HOME-05). */
export default function CarouselList({ categories, kind, buyText }: CarouselListProps) {
  const list = useProducts(categories)
  return (
    <>
      <ScriptsNotice {...listNeedsScripts} />
      <AsyncList list={list} copy={listCopy[kind]} skeleton={<SlideSkeleton />} blank>
        {list.isThere && <Carousel services={list.items} buyText={buyText} />}
      </AsyncList>
    </>
  )
}

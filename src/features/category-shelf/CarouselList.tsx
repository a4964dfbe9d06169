import { Aged } from '@/components/ui/Aged'
import { ListState } from '@/components/ui/ListState'
import type { ShelfCopy } from '@/content/shelf'
import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { Carousel } from './Carousel'
import { WaitingSlides } from './WaitingSlides'

type CarouselListProps = Pick<ShelfCopy, 'categories' | 'emptyText' | 'buyText'>

/** The carousel's services, or what stands in their place (R-HOME-03 to R-HOME-05). */
function CarouselList({ categories, emptyText, buyText }: CarouselListProps) {
  const { items, status, asOf, retry } = useList(categories.map(categoryQuery))
  if ((status === 'ready' || status === 'stale') && items.length > 0)
    return (
      <Aged asOf={asOf} retry={retry}>
        <Carousel services={items} buyText={buyText} />
      </Aged>
    )
  return (
    <WaitingSlides>
      <ListState status={status} loadingLabel="Loading services" emptyText={emptyText} onRetry={retry} />
    </WaitingSlides>
  )
}

export { CarouselList as default }

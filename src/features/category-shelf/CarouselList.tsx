import { ListState } from '@/components/ui/ListState'
import { categories } from '@/config/categories'
import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { Carousel } from './Carousel'
import { WaitingSlides } from './WaitingSlides'

/** The carousel's services, or what stands in their place. */
function CarouselList() {
  const { items, status, retry } = useList([categoryQuery(categories.contractFarming)])
  if ((status === 'ready' || status === 'stale') && items.length > 0) return <Carousel services={items} />
  return (
    <WaitingSlides>
      <ListState
        status={status}
        loadingLabel="Loading services"
        emptyText="Services not found"
        onRetry={retry}
      />
    </WaitingSlides>
  )
}

export { CarouselList as default }

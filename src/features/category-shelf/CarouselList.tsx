import { ListState } from '@/components/ui/ListState'
import { categories } from '@/config/categories'
import { Carousel } from './Carousel'
import { useCategoryProducts } from './use-category-products'
import { WaitingSlides } from './WaitingSlides'

/** The carousel's services, or what stands in their place. */
function CarouselList() {
  const { products, status, retry } = useCategoryProducts([categories.contractFarming])
  if (status === 'ready' && products.length > 0) return <Carousel services={products} />
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

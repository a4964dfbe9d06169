import type { Product } from '@/domain/catalogue/product'
import { CarouselFrame } from './CarouselFrame'
import { ServiceSlide } from './ServiceSlide'
import { SlideRow } from './SlideRow'
import { slideOrder } from './slide-order'

/** Services, and how each is shown. */
export type ServiceRowProps = {
  services: readonly Product[]
  /** Text of each one's button; 'Buy Now' unless told. */
  buyText?: string | undefined
  /** The row is far off the screen: it shows the places of its pictures only. */
  far?: boolean
}

/**
 * The carousel as a row to scroll: before the slider comes, where it does not come, and where
 * everything fits. It begins with the slider's first slides, so that nothing changes when that
 * takes over.
 */
export function ServiceRow({ services, buyText, far }: ServiceRowProps) {
  return (
    <CarouselFrame>
      <SlideRow
        slides={slideOrder(services, 1).map((service) => (
          <ServiceSlide key={service.id} service={service} buyText={buyText} far={far} />
        ))}
      />
    </CarouselFrame>
  )
}

import type { Product } from '@/domain/catalogue/product'
import { CarouselFrame } from './CarouselFrame'
import { ServiceSlide } from './ServiceSlide'
import { SlideRow } from './SlideRow'
import { slideOrder } from './slide-order'

/** Services, and how many of them are seen at once. */
export type ServiceRowProps = {
  services: readonly Product[]
  shown: number
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
export function ServiceRow({ services, shown, buyText, far }: ServiceRowProps) {
  const inOrder = services.length > shown ? slideOrder(services, 1) : services
  return (
    <CarouselFrame>
      <SlideRow
        slides={inOrder.map((service) => (
          <ServiceSlide key={service.id} service={service} buyText={buyText} far={far} />
        ))}
      />
    </CarouselFrame>
  )
}

import { useRef } from 'react'
import type { Product } from '@/domain/product'
import { CarouselSlider } from './CarouselSlider'
import { initialSlide } from './initial-slide'
import { ServiceSlide } from './ServiceSlide'
import { useMedia } from './use-media'
import { useNear } from './use-near'
import { useSliderCode } from './use-slider-code'

/**
 * A row to scroll, and a slider once the visitor comes near and its code has come; a row it stays where
 * everything fits, and where the code does not come (SPEC §9: two at a time, one below 600 px).
 */
export function Carousel({ services }: { services: readonly Product[] }) {
  const wide = useMedia('(min-width: 600px)')
  const shown = wide ? 2 : 1
  const overflows = services.length > shown
  const row = useRef<HTMLDivElement>(null)
  const Slider = useSliderCode(useNear(row) && overflows)
  if (Slider && overflows)
    return <CarouselSlider key={shown} Slider={Slider} services={services} shown={shown} />

  // What the slider will show first stands first in the row, so that nothing is exchanged under the eye.
  const inOrder = overflows ? [...services.slice(initialSlide), ...services.slice(0, initialSlide)] : services
  return (
    <div className="carousel" ref={row}>
      <div className="carousel__controls" />
      <div className="carousel__stage">
        <ul className="carousel__row">
          {inOrder.map((service) => (
            <li className="carousel__cell" key={service.id}>
              <ServiceSlide service={service} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

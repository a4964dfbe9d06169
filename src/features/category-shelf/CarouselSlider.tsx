import { useRef } from 'react'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/ui/icons'
import type { Product } from '@/domain/product'
import { initialSlide } from './initial-slide'
import { ServiceSlide } from './ServiceSlide'
import type { SliderComponent, SliderHandle } from './slider'
import { useAutoplay } from './use-autoplay'
import { useInertSlides } from './use-inert-slides'
import { useMedia } from './use-media'

/** How long a move takes (SPEC §9), in milliseconds. */
const moveTime = 2000

type CarouselSliderProps = {
  Slider: SliderComponent
  services: readonly Product[]
  /** How many are seen at once, and how many a move goes on by. */
  shown: number
}

/** The moving carousel: pause button first, arrows from 600 px on, hidden slides out of reach. */
export function CarouselSlider({ Slider, services, shown }: CarouselSliderProps) {
  const slider = useRef<SliderHandle>(null)
  const stage = useRef<HTMLDivElement>(null)
  const current = useRef(initialSlide)
  const stillness = useMedia('(prefers-reduced-motion: reduce)')
  // Always a whole view on: the library's own arrows first fall in step with multiples of the view.
  const move = (views: number) => slider.current?.slickGoTo(current.current + views * shown)
  const { playing, toggle, holders } = useAutoplay(() => move(1), stillness)
  useInertSlides(stage)
  return (
    <div className="carousel" {...holders}>
      <div className="carousel__controls">
        <button
          type="button"
          className="icon-button"
          aria-label={playing ? 'Pause' : 'Play'}
          onClick={toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        {shown > 1 && (
          <>
            <button type="button" className="icon-button" aria-label="Previous" onClick={() => move(-1)}>
              <PreviousIcon />
            </button>
            <button type="button" className="icon-button" aria-label="Next" onClick={() => move(1)}>
              <NextIcon />
            </button>
          </>
        )}
      </div>
      <div className="carousel__stage" ref={stage}>
        <Slider
          ref={slider}
          infinite
          speed={stillness ? 0 : moveTime}
          slidesToShow={shown}
          slidesToScroll={1}
          swipeToSlide
          initialSlide={initialSlide}
          arrows={false}
          beforeChange={(_, next) => {
            current.current = next
          }}
        >
          {services.map((service) => (
            <div className="carousel__cell" key={service.id}>
              <ServiceSlide service={service} />
            </div>
          ))}
        </Slider>
      </div>
    </div>
  )
}

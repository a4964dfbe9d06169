import { useRef } from 'react'
import { useMediaQuery } from '@/hooks/use-media-query'
import { CarouselControls } from './CarouselControls'
import { CarouselFrame } from './CarouselFrame'
import type { ServiceRowProps } from './ServiceRow'
import { ServiceSlide } from './ServiceSlide'
import { Slider, type SliderHandle } from './slick'
import { slideOrder } from './slide-order'
import { type AutoplayChoice, useAutoplay } from './use-autoplay'
import { useInertSlides } from './use-inert-slides'

/** How long a move takes, in milliseconds (R-HOME-08). */
const moveTime = 2000

/** From one move to the next, in milliseconds (R-HOME-08): the library adds 50 to what it is told. */
const interval = 2500 - 50

/** What the slider is told beside its services. */
export type SliderProps = AutoplayChoice & {
  /** Slides that are seen at once. */
  slidesToShow: number
}

/**
 * The moving carousel: react-slick with its gaps filled. Arrows, timer and drag move by as many
 * slides as are shown (R-HOME-06, R-HOME-09).
 */
export default function CarouselSlider({
  services,
  slidesToShow,
  buyText,
  choice,
}: ServiceRowProps & SliderProps) {
  const slider = useRef<SliderHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')
  const { playing, toggle, pauseHandlers } = useAutoplay(slider, slidesToShow, reducedMotion, choice)
  useInertSlides(frame)
  return (
    <CarouselFrame
      ref={frame}
      {...pauseHandlers}
      controls={
        <CarouselControls slider={slider} playing={playing} onToggle={toggle} arrows={slidesToShow > 1} />
      }
    >
      <Slider
        key={slidesToShow}
        ref={slider}
        infinite
        autoplay
        autoplaySpeed={interval}
        waitForAnimate={false} // otherwise arrows do nothing during a move, four fifths of the time
        pauseOnHover={false} // useAutoplay pauses it, also while the pointer is on the controls
        speed={reducedMotion ? 0 : moveTime}
        slidesToShow={slidesToShow}
        slidesToScroll={slidesToShow}
        arrows={false} // the library's arrows come at the wrong place in the Tab order
      >
        {slideOrder(services, slidesToShow).map((service) => (
          // A repeated service repeats its key: the library gives its slides keys of its own.
          <ServiceSlide key={service.id} service={service} buyText={buyText} />
        ))}
      </Slider>
    </CarouselFrame>
  )
}

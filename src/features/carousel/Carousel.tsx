import { controls } from '@content/site/controls'
import { useRef, useState } from 'react'
import { lazy } from '@/components/loading/lazy'
import { RetryButton } from '@/components/loading/RetryButton'
import { useInView } from '@/hooks/use-in-view'
import { useMediaQuery } from '@/hooks/use-media-query'
import { useReplaceable } from '@/hooks/use-replaceable'
import styles from './Carousel.module.scss'
import type { SliderProps } from './CarouselSlider'
import { ServiceRow, type ServiceRowProps } from './ServiceRow'

const CarouselSlider = lazy<ServiceRowProps & SliderProps, object>(() => import('./CarouselSlider'), {
  Waiting: ServiceRow,
  Failed: RowAndFailure,
  optional: true,
})

/** Without the slider the row still shows everything; 'Try again' asks for the slider again (R-GEN-06). */
function RowAndFailure({ retry, ...row }: ServiceRowProps & { retry: () => void }) {
  return (
    <>
      <ServiceRow {...row} />
      <div className={styles.failure}>
        <p role="alert">{controls.partFailed}</p>
        <RetryButton onRetry={retry} />
      </div>
    </>
  )
}

// Once it is within a screen of the window, or after 3 s.
const nearby = { margin: '100% 0px', timeout: 3_000 }

/**
 * A row to scroll; a slider once it is near the window and its module has come, with two services
 * at a time, one below 600 px (R-HOME-06, R-HOME-09). Where all services fit it stays a row.
 */
export function Carousel({ services, buyText }: Omit<ServiceRowProps, 'far'>) {
  const slidesToShow = useMediaQuery('(min-width: 600px)') ? 2 : 1
  // Held here, since a turned phone may make a row of the slider, and a slider of the row.
  const choice = useState<boolean>()
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, nearby)
  const replaceable = useReplaceable(place, near && CarouselSlider.load)
  const Row = replaceable && services.length > slidesToShow ? CarouselSlider : ServiceRow
  return (
    <div ref={place}>
      <Row services={services} slidesToShow={slidesToShow} buyText={buyText} far={!near} choice={choice} />
    </div>
  )
}

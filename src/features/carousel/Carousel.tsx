import { controls } from '@content/site/controls'
import { useRef, useState } from 'react'
import { lazy } from '@/components/loading/lazy'
import { RetryButton } from '@/components/loading/RetryButton'
import { useInView } from '@/hooks/use-in-view'
import { useMediaQuery } from '@/hooks/use-media-query'
import { useReplaceable } from '@/hooks/use-replaceable'
import styles from './Carousel.module.scss'
import { ServiceRow, type ServiceRowProps } from './ServiceRow'
import type { AutoplayChoice } from './use-autoplay'

const CarouselSlider = lazy<ServiceRowProps & AutoplayChoice, object>(() => import('./CarouselSlider'), {
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
export function Carousel({ services, buyText }: Omit<ServiceRowProps, 'shown' | 'far'>) {
  const shown = useMediaQuery('(min-width: 600px)') ? 2 : 1
  // Held here, since a turned phone may make a row of the slider, and a slider of the row.
  const choice = useState<boolean>()
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, nearby)
  const replaceable = useReplaceable(place, near && CarouselSlider.load)
  const Shown = replaceable && services.length > shown ? CarouselSlider : ServiceRow
  return (
    <div ref={place}>
      <Shown services={services} shown={shown} buyText={buyText} far={!near} choice={choice} />
    </div>
  )
}

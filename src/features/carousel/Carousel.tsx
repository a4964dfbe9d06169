import { useRef } from 'react'
import { lazy } from '@/components/loading/lazy'
import { useMediaQuery } from '@/hooks/use-media-query'
import { useNear } from '@/hooks/use-near'
import { ServiceRow, type ServiceRowProps } from './ServiceRow'

// Where the slider does not come, the row does all that matters: nothing to try again.
const CarouselSlider = lazy<ServiceRowProps, object>(() => import('./CarouselSlider'), {
  Waiting: ServiceRow,
  Failed: ServiceRow,
  optional: true,
})

/**
 * A row to scroll, and a slider once the visitor comes near and its module has come: two at a time, one below
 * 600 px (R-HOME-06, R-HOME-09). A row it stays where everything fits.
 */
export function Carousel({ services, buyText }: Omit<ServiceRowProps, 'shown' | 'far'>) {
  const shown = useMediaQuery('(min-width: 600px)') ? 2 : 1
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const Shown = near && services.length > shown ? CarouselSlider : ServiceRow
  return (
    <div ref={place}>
      <Shown key={shown} services={services} shown={shown} buyText={buyText} far={!near} />
    </div>
  )
}

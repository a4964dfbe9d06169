import { Section } from '@/components/sections/Section'
import { WayOn } from '@/components/sections/WayOn'
import { ListWaiting } from '@/components/ui/ListWaiting'
import { lazy } from '@/components/ui/lazy'
import type { LinkCopy } from '@/content/link'
import type { ShelfCopy } from '@/content/shelf'
import { WaitingSlides } from './WaitingSlides'

type ServicesCarouselProps = ShelfCopy & { all: LinkCopy }

const CarouselList = lazy(() => import('./CarouselList'), {
  Waiting: () => (
    <WaitingSlides>
      <ListWaiting />
    </WaitingSlides>
  ),
})

/** Contract farming services that pass by, two at a time, and the way to all of them (R-HOME-02). */
export function ServicesCarousel({ heading, lead, all, ...shelf }: ServicesCarouselProps) {
  return (
    <Section heading={heading} lead={lead} id="services" tone="sand">
      <CarouselList {...shelf} />
      <WayOn {...all} />
    </Section>
  )
}

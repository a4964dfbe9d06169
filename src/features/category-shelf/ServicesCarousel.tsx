import { Section } from '@/components/sections/Section'
import { AppLink } from '@/components/ui/AppLink'
import { ArrowIcon } from '@/components/ui/icons'
import { ListWaiting } from '@/components/ui/ListWaiting'
import { lazy } from '@/components/ui/lazy'
import type { LinkCopy } from '@/content/link'
import { WaitingSlides } from './WaitingSlides'

type ServicesCarouselProps = { heading: string; lead: string; all: LinkCopy }

const CarouselList = lazy(() => import('./CarouselList'), {
  Waiting: () => (
    <WaitingSlides>
      <ListWaiting />
    </WaitingSlides>
  ),
})

/** Contract farming services that pass by, two at a time, and the way to all of them (R-HOME-02). */
export function ServicesCarousel({ heading, lead, all }: ServicesCarouselProps) {
  return (
    <Section heading={heading} lead={lead} id="services" tone="sand">
      <CarouselList />
      <p className="way-on">
        <AppLink href={all.href}>
          {all.label} <ArrowIcon />
        </AppLink>
      </p>
    </Section>
  )
}

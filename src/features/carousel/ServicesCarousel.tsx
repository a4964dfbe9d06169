import { lazy } from '@/components/loading/lazy'
import { Placeholder } from '@/components/loading/Placeholder'
import { ReadMoreLink } from '@/components/sections/ReadMoreLink'
import { Section } from '@/components/sections/Section'
import type { LinkCopy } from '@/content/link'
import type { ProductListCopy } from '@/content/product-list'
import { SlideSkeleton } from './SlideSkeleton'

type ServicesCarouselProps = ProductListCopy & { all: LinkCopy }

const CarouselList = lazy(() => import('./CarouselList'), {
  Waiting: () => (
    <Placeholder skeleton={<SlideSkeleton />} blank>
      <Placeholder />
    </Placeholder>
  ),
})

/** Contract farming services that pass by, two at a time, and the way to all of them (R-HOME-02). */
export function ServicesCarousel({ heading, lead, all, ...list }: ServicesCarouselProps) {
  return (
    <Section heading={heading} lead={lead} id="services" tone="sand">
      <CarouselList {...list} />
      <ReadMoreLink {...all} />
    </Section>
  )
}

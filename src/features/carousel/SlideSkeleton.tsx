import { buttonClass } from '@/components/ui/button-class'
import { CarouselFrame } from './CarouselFrame'
import { SlideFrame } from './SlideFrame'
import { SlideRow } from './SlideRow'

const blank = <SlideFrame key="blank" action={<div className={buttonClass('honey')} />} />

/** An empty slide in the same frame as real ones, and so as high: nothing moves when those come. */
export const SlideSkeleton = () => (
  <CarouselFrame>
    <SlideRow slides={[blank]} blank />
  </CarouselFrame>
)

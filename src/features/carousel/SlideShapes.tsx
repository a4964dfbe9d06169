import { buttonClass } from '@/components/ui/button-class'
import { CarouselFrame } from './CarouselFrame'
import { SlideFrame } from './SlideFrame'
import { SlideRow } from './SlideRow'

const blank = <SlideFrame key="blank" action={<div className={buttonClass('honey')} />} />

/** A blank slide of the same make as the real ones, which are as high: nothing moves when those come. */
export const SlideShapes = () => (
  <CarouselFrame>
    <SlideRow slides={[blank]} blank />
  </CarouselFrame>
)

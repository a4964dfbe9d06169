import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { CarouselFrame } from './CarouselFrame'
import { SlideFrame } from './SlideFrame'
import { SlideRow } from './SlideRow'
import styles from './WaitingSlides.module.scss'

const blank = <SlideFrame key="blank" action={<div className={buttonClass('honey')} />} />

/**
 * Keeps the carousel's place while its list loads, fails or is empty: blank slides of the same make as
 * the real ones hold the height, so nothing moves when those come.
 */
export function WaitingSlides({ children }: { children: ReactNode }) {
  return (
    <CarouselFrame className={styles.waiting}>
      <SlideRow slides={[blank]} blank />
      <div className={styles.state}>{children}</div>
    </CarouselFrame>
  )
}

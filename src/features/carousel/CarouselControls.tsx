import { carousel } from '@content/features/carousel'
import type { ReactNode, RefObject } from 'react'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/ui/icons'
import type { SliderHandle } from './slick'

type CarouselControlsProps = {
  slider: RefObject<SliderHandle | null>
  playing: boolean
  onToggle: () => void
  /** False below 600 px, where a thumb moves the slides (R-HOME-09). */
  arrows: boolean
}

/** The pause button, which comes before all that moves, and the arrows. */
export function CarouselControls({ slider, playing, onToggle, arrows }: CarouselControlsProps) {
  return (
    <>
      {playing
        ? control(carousel.pause, <PauseIcon />, onToggle)
        : control(carousel.play, <PlayIcon />, onToggle)}
      {arrows && control(carousel.previous, <PreviousIcon />, () => slider.current?.slickPrev())}
      {arrows && control(carousel.next, <NextIcon />, () => slider.current?.slickNext())}
    </>
  )
}

const control = (label: string, icon: ReactNode, onPress: () => void) => (
  <button type="button" className="icon-button" aria-label={label} onClick={onPress}>
    {icon}
  </button>
)

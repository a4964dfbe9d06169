import type { RefObject } from 'react'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/ui/icons'
import type { SliderHandle } from './slider'

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
      <button
        type="button"
        className="icon-button"
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={onToggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      {arrows && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label="Previous"
            onClick={() => slider.current?.slickPrev()}
          >
            <PreviousIcon />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Next"
            onClick={() => slider.current?.slickNext()}
          >
            <NextIcon />
          </button>
        </>
      )}
    </>
  )
}

import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import type { SliderHandle } from './slick'

/**
 * When the slider moves by itself: not while the pointer or the focus is on the carousel; where
 * motion is not wanted, only after 'Play'. React-slick itself only stops for a pointer on the
 * slides: its `pauseOnFocus` misses links inside a slide.
 */
export function useAutoplay(slider: RefObject<SliderHandle | null>, reducedMotion: boolean) {
  const [chosen, setChosen] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !reducedMotion
  const moving = playing && !hovered && !focused

  useEffect(() => {
    if (moving) slider.current?.slickPlay()
    else slider.current?.slickPause()
  }, [slider, moving])

  const holders = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  }
  const toggle = () => {
    setChosen(!playing)
    // Pressing 'Play' puts pointer or focus on the carousel; it plays all the same.
    setHovered(false)
    setFocused(false)
  }
  return { playing, toggle, holders }
}

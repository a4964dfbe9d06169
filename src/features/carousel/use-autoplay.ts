import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import type { SliderHandle } from './slick'

/**
 * When the slider moves by itself: not while the pointer or the focus rests on the carousel, nor where motion is not
 * wanted; there it waits for 'Play'. React-slick knows of none of these but a pointer on the slides: its
 * `pauseOnFocus` hears slides alone, and never a link in one.
 */
export function useAutoplay(slider: RefObject<SliderHandle | null>, stillness: boolean) {
  const [chosen, setChosen] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !stillness
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
    // Whoever presses 'Play' is on the carousel with pointer or focus, and means it all the same.
    setHovered(false)
    setFocused(false)
  }
  return { playing, toggle, holders }
}

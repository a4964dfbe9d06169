import { type Dispatch, type FocusEvent, type RefObject, useEffect, useState } from 'react'
import type { SliderHandle } from './slick'

/** The visitor's choice: 'Play' (true) or 'Pause' (false); undefined before the first press. */
export type AutoplayChoice = { choice: [boolean | undefined, Dispatch<boolean>] }

/**
 * When the slider moves by itself: not while the pointer or the focus is on the carousel; where
 * motion is not wanted, only after 'Play'. React-slick itself only stops for a pointer on the
 * slides: its `pauseOnFocus` misses links inside a slide.
 * @param slidesToShow slides at once; a change of it makes another slider
 */
export function useAutoplay(
  slider: RefObject<SliderHandle | null>,
  slidesToShow: number,
  reducedMotion: boolean,
  [chosen, choose]: AutoplayChoice['choice'],
) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !reducedMotion
  const moving = playing && !hovered && !focused

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number shown is another slider
  useEffect(() => {
    // The slider before took the focus with it, without a blur event.
    if (document.activeElement === document.body) setFocused(false)
  }, [slidesToShow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number shown is another slider
  useEffect(() => {
    if (moving) slider.current?.slickPlay()
    else slider.current?.slickPause()
  }, [slider, slidesToShow, moving])

  const pauseHandlers = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  }
  const toggle = () => {
    choose(!playing)
    // Pressing 'Play' puts pointer or focus on the carousel; it plays all the same.
    setHovered(false)
    setFocused(false)
  }
  return { playing, toggle, pauseHandlers }
}

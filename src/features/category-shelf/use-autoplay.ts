import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

/** From one move to the next (SPEC §9), in milliseconds. */
const interval = 2500

/**
 * Moves on by itself, but not while the pointer or the focus rests on the carousel, nor where motion is not
 * wanted: there it waits for 'Play'.
 */
export function useAutoplay(advance: () => void, stillness: boolean) {
  const [chosen, setChosen] = useState<boolean>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const playing = chosen ?? !stillness
  const moving = playing && !hovered && !focused
  const onTime = useEffectEvent(advance)

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => onTime(), interval)
    return () => clearInterval(timer)
  }, [moving])

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

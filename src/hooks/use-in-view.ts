import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

type InViewOptions = {
  /** How far from the window an element counts as in view, as an `IntersectionObserver` takes it. */
  margin?: string
  /** Milliseconds after which it counts as in view wherever it is. */
  timeout?: number
  /** Called once, on the first time. */
  onEnter?: () => void
}

/** Whether an element has come into view; true from then on. */
export function useInView(
  element: RefObject<Element | null>,
  { margin = '0px', timeout, onEnter }: InViewOptions,
): boolean {
  const [inView, setInView] = useState(false)
  const enter = useEffectEvent(() => {
    setInView(true)
    onEnter?.()
  })
  useEffect(() => {
    if (inView || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && enter(),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    const timer = timeout === undefined ? undefined : setTimeout(() => enter(), timeout)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element, inView, margin, timeout])
  return inView
}

import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds after which what is far from the window counts as near, so that all of a page is there in the end. */
const patience = 3_000

/** Whether an element has come within a screen of the window; true from then on. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const arrive = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && arrive(),
      { rootMargin: '100% 0px' },
    )
    if (element.current) observer.observe(element.current)
    const timer = setTimeout(arrive, patience)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element])
  return near
}

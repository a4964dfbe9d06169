import { type RefObject, useLayoutEffect } from 'react'

/**
 * The library hides slides from screen readers alone; `inert` takes those out of sight from the Tab
 * key too.
 */
export function useInertSlides(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const mirror = () => {
      for (const slide of element.querySelectorAll<HTMLElement>('.slick-slide'))
        slide.inert = slide.getAttribute('aria-hidden') === 'true'
    }
    mirror()
    const observer = new MutationObserver(mirror)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [stage])
}

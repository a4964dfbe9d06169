import { type RefObject, useLayoutEffect } from 'react'

/**
 * The library hides slides from screen readers alone; `inert` takes those out of sight from the Tab
 * key too.
 */
export function useInertSlides(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const mirror = () => {
      const focused = element.querySelector('.slick-slide:focus-within')
      for (const slide of element.querySelectorAll<HTMLElement>('.slick-slide'))
        slide.inert = slide.getAttribute('aria-hidden') === 'true'
      // An arrow key takes the slide away on which it was pressed.
      if (focused?.matches('[inert]'))
        element.querySelector<HTMLElement>('.slick-slide:not([inert]) a')?.focus({ preventScroll: true })
    }
    mirror()
    const observer = new MutationObserver(mirror)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [frame])
}

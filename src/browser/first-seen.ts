import { type Moment, moment } from './moment'

/** The moment at which one of the watched elements is first seen in this visit. */
export type FirstSeen = Pick<Moment, 'when'> & {
  /** Watches an element; gives the way to stop. */
  watch: (element: Element) => () => void
}

/**
 * Waits until somebody looks at a part of a page.
 * @param margin how far from the window that begins, as an `IntersectionObserver` takes it
 */
export function firstSeen(margin = '0px'): FirstSeen {
  const { when, come } = moment()
  const watch = (element: Element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        come()
        observer.disconnect()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
  return { when, watch }
}

import { deferredPromise } from './deferred-promise'

/** The moment at which one of the watched elements is first seen in this visit. */
export type FirstSeen = {
  when: () => Promise<void>
  /** Watches an element; gives the way to stop. */
  watch: (element: Element) => () => void
}

/**
 * Waits until somebody looks at a part of a page.
 * @param margin how far from the window that begins, as an `IntersectionObserver` takes it
 */
export function firstSeen(margin = '0px'): FirstSeen {
  const { promise, resolve } = deferredPromise()
  const watch = (element: Element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        resolve()
        observer.disconnect()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
  return { when: () => promise, watch }
}

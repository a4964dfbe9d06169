import { moment } from '@/browser/moment'

/** The shelf has come into the window for the first time in this visit. */
export const inView = moment()

/** Watches the shelf until it is seen; gives the way to stop. */
export function watchFor(shelf: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    inView.come()
    observer.disconnect()
  })
  observer.observe(shelf)
  return () => observer.disconnect()
}

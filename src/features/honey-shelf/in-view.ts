let seen = () => {}
const whenSeen = new Promise<void>((resolve) => {
  seen = resolve
})

/** Resolves once the shelf has come into the window for the first time in this visit. */
export const inView = () => whenSeen

/** Watches the shelf until it is seen; gives the way to stop. */
export function watchFor(shelf: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen()
    observer.disconnect()
  })
  observer.observe(shelf)
  return () => observer.disconnect()
}

import { laterScriptsId } from './page-data'

/** Milliseconds that a page waits for a picture, a paint or styles that may never come. */
const timeout = 500

/** A covered window may get no frames and still count as visible. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, timeout)
  })

const loaded = (element: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    element.addEventListener('load', resolve, { once: true })
    element.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, timeout)
  })

/** A frame is not enough: while fonts load, frames pass that show nothing. */
const painted = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve(undefined)
    }).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, timeout)
  })

/**
 * Resolves once all of the HTML is there. The script is `async`: for one that is not, browsers put
 * the first layout off until it has come.
 */
export async function domReady(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** Resolves once the browser has painted the HTML with its first picture; at once in a hidden tab. */
export async function firstPaint(page: Document): Promise<void> {
  if (page.visibilityState === 'hidden') return
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture && !picture.complete) await loaded(picture)
  await painted()
  await nextFrame()
}

/**
 * Moves the links of the later files from their template into the head, so that the browser fetches
 * them. Resolves once the style sheet has come, or after the time limit.
 */
export async function fetchLaterFiles(page: Document): Promise<void> {
  const later = page.querySelector<HTMLTemplateElement>(`#${laterScriptsId}`)?.content
  const styles = later?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')
  // The sheet repeats the inlined rules in the same order: behind them, it does not change the cascade.
  if (later) page.head.append(later)
  if (styles) await loaded(styles)
}

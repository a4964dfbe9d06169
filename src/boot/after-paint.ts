import { laterScriptsId } from './page-data'

/** Milliseconds that a page waits for a picture, a paint or styles that may never come. */
const limit = 500

/** A window that is covered may be drawn no more, and still be called visible. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, limit)
  })

const loaded = (element: HTMLElement) =>
  new Promise<unknown>((resolve) => {
    element.addEventListener('load', resolve, { once: true })
    element.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, limit)
  })

/** A frame alone does not tell: while fonts are awaited, frames pass that show nothing. */
const painted = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, limit)
  })

/**
 * Resolves once the browser has painted what the HTML brought, its first picture included; at once in a tab
 * that is not looked at.
 */
export async function firstPaint(page: Document): Promise<void> {
  if (page.visibilityState === 'hidden') return
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture && !picture.complete) await loaded(picture)
  await painted()
  await nextFrame()
}

/**
 * Asks for the scripts that the page's HTML names, and for the styles of what only scripts bring; resolves once these have
 * come, or keep a page waiting for too long.
 */
export async function fetchScripts(page: Document): Promise<void> {
  const later = page.querySelector<HTMLTemplateElement>(`#${laterScriptsId}`)?.content
  const styles = later?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')
  // Behind what stands in the HTML of them, and before those for paper, which go further.
  if (styles) page.querySelector('head style')?.after(styles)
  if (later) page.head.append(later)
  if (styles) await loaded(styles)
}

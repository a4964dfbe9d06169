import { laterScriptsId } from './page-data'

/** Milliseconds that a page waits for a picture or a paint that may never come. */
const limit = 500

/** A window that is covered may be drawn no more, and still be called visible. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, limit)
  })

const loaded = (picture: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
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

/** Asks for the scripts that the page's HTML names. */
export function fetchScripts(page: Document): void {
  const later = page.querySelector<HTMLTemplateElement>(`#${laterScriptsId}`)
  if (later) page.head.append(later.content)
}

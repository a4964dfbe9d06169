/** Milliseconds that a page waits for its first picture, which a slow line may bring late. */
const pictureLimit = 500

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const loaded = (picture: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    picture.addEventListener('load', resolve, { once: true })
    picture.addEventListener('error', resolve, { once: true })
    setTimeout(resolve, pictureLimit)
  })

/**
 * Resolves once the browser has painted what the HTML brought, its first picture included; at once in a tab
 * that is not looked at.
 */
export async function firstPaint(page: Document): Promise<void> {
  if (page.visibilityState === 'hidden') return
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (picture && !picture.complete) await loaded(picture)
  await nextFrame()
}

/** Asks for the scripts that the page was built with, side by side: each would otherwise be found by the one before. */
export function fetchScripts(page: Document): void {
  for (const href of page.getElementById('root')?.dataset.scripts?.split(' ') ?? []) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    page.head.append(link)
  }
}

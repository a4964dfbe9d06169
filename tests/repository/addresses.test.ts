import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pagesAt, routeObjects } from '@/app/routes'
import { paths } from '@/config/paths'

/** Every address below `/` that a value holds, however deep. */
function hrefsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/(?!\/|images\/|fonts\/|platform\/)/.test(value) ? [value] : []
  if (typeof value === 'function' || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(hrefsIn)
}

/** Whether an address has a screen of its own; `*`, which is 'Page not found', does not count. */
const hasScreen = (href: string) => {
  const path = new URL(href, 'http://localhost').pathname
  return matchRoutes(routeObjects, path)?.at(-1)?.route.path !== '*'
}

describe('addresses', () => {
  it('without a screen are known as such', () => {
    expect(['/nope', '/collections/Raw_Honey', '/checkout/nope', '/eco-entrepreneur'].map(hasScreen)).toEqual(
      [false, false, false, false],
    )
  })

  it.each(Object.entries(paths))('%s leads to a screen of its own', (_name, path) => {
    expect(hasScreen(path('Raw_Honey', 'HNY-MUSTARD'))).toBe(true)
    expect(pagesAt(path('Raw_Honey', 'HNY-MUSTARD')).length).toBeGreaterThan(0)
  })

  it('within the words of the pages all lead to a screen', async () => {
    const files = import.meta.glob<object>('../../src/content/**/*.ts')
    const words = await Promise.all(Object.values(files).map((load) => load()))
    const hrefs = [...new Set(words.flatMap((word) => hrefsIn({ ...word })))]
    expect(hrefs.length).toBeGreaterThan(20)
    expect(hrefs.filter((href) => !hasScreen(href))).toEqual([])
  })

  it('have pages that say what they are called', async () => {
    const lazyPages = new Set(
      Object.values(paths).flatMap((path) =>
        pagesAt(path('Raw_Honey', 'HNY-MUSTARD')).map(({ page }) => page),
      ),
    )
    const pages = await Promise.all([...lazyPages].map(async (lazyPage) => (await lazyPage.load()).exports))
    // The layout of the collections leaves the head to the listing within it.
    expect(pages.filter(({ head }) => !head)).toHaveLength(1)
    expect(pages.every((page) => typeof page.default === 'function')).toBe(true)
  }, 30_000)
})

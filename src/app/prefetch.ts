import { changesPolicy } from '@/config/paths'
import { pagesAt } from './routes'

type SavingConnection = { saveData?: boolean }

/** A pointer that only passes over a link is gone again by then, in milliseconds. */
const intent = 80

const savesData = () =>
  (navigator as Navigator & { connection?: SavingConnection }).connection?.saveData === true

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target === '_blank') return undefined
  return link.pathname === location.pathname ? undefined : link
}

/** The module of an address's page, then its lists. */
async function prefetch(path: string): Promise<void> {
  for (const { page: lazyPage, params } of pagesAt(path)) {
    const { page } = await lazyPage.load()
    // Lists live in the document, and some ways lead to another one.
    if (page.prefetch && !changesPolicy(location.pathname, path))
      await page.prefetch(await import('@/services/queries'), params)
  }
}

/**
 * Starts to load a page when a finger, the focus or a pointer that stays comes near its link; never for
 * visitors who save data.
 */
export function prefetchOnApproach(page: Document): void {
  if (savesData()) return
  let passing: ReturnType<typeof setTimeout>
  const begin = (event: Event) => {
    const link = linkOf(event)
    if (link) void prefetch(link.pathname).catch(() => {}) // whoever follows the link sees the failure
  }
  page.addEventListener('touchstart', begin, { passive: true })
  page.addEventListener('focusin', begin)
  page.addEventListener('pointerover', (event) => {
    clearTimeout(passing)
    passing = setTimeout(begin, intent, event)
  })
}

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readPageData } from '@/boot/page-data'
import { keepScroll } from '@/browser/keep-scroll'
import { report } from '@/browser/report'
import { anySubcategory, paths, withoutTrailingSlash } from '@/config/paths'
import { setRuntimeConfig } from '@/config/runtime-config'
import { forgetOldDraft } from '@/features/book-demo/draft-lifetime'
import { askForToken } from '@/services/ask-for-token'
import { loadConfig } from './load-config'
import { prefetchOnApproach } from './prefetch'
import { Root } from './Root'
import { isNotFound, pagesAt } from './routes'
import type { VitalsHook } from './vitals'

/** The HTML fits when it was rendered for this very address, for any subcategory, or for no page at all (`404.html`). */
function htmlFits(): boolean {
  const url = readPageData()?.url
  const path = withoutTrailingSlash(location.pathname)
  if (url === '*') return isNotFound(path)
  return url === path || (url === paths.listing(anySubcategory) && path.startsWith(paths.listing('')))
}

/** The module of the page and those of its layouts; an address that the HTML was not rendered for is put right first. */
async function loadPage(): Promise<void> {
  if (readPageData()?.url !== location.pathname) {
    const { mendAddress } = await import('./mend-address')
    mendAddress()
  }
  await Promise.all(pagesAt(location.pathname).map(({ page }) => page.load()))
}

/** A part that could not be hydrated, its module lost perhaps, is rendered anew: no error that nobody has caught. */
function onRecoverableError(error: unknown): void {
  console.error('A part of the page was rendered anew.', error)
  report('error', error)
}

/**
 * Starts the site: configuration first, then the module of the first page, then React hydrates the HTML that is
 * already there (docs/decisions/0003-prerendering.md).
 * @param hook gets the web vitals of the visit, where somebody wants them (R-GEN-10)
 */
export async function start(hook?: VitalsHook): Promise<void> {
  keepScroll()
  const [config] = await Promise.all([loadConfig(), loadPage()])
  setRuntimeConfig(config)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <Root />
      </BrowserRouter>
    </StrictMode>
  )
  // As a transition it is done in small steps, between which a tap or a scroll gets its turn.
  if (htmlFits()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  else createRoot(root).render(app)
  // The home page asks for a token itself, whenever it is opened (R-HOME-13).
  if (location.pathname !== paths.home()) askForToken()
  forgetOldDraft()
  prefetchOnApproach(document)
  // Measuring is optional, and so is what it takes (R-GEN-10).
  if (hook || config.vitals || new URLSearchParams(location.search).has('vitals'))
    void import('./vitals').then(({ watchVitals }) => watchVitals(config.vitals, hook)).catch(() => {})
}

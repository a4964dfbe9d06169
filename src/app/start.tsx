import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readPageData } from '@/boot/page-data'
import { lazyModule } from '@/browser/lazy-module'
import { report } from '@/browser/reports/report'
import { restoreScroll } from '@/browser/restore-scroll'
import { tolerateTranslation } from '@/browser/tolerate-translation'
import { language, routePath, sitePath } from '@/config/language'
import { paths, wildcardSubcategory, withoutTrailingSlash } from '@/config/paths'
import { setRuntimeConfig } from '@/config/runtime-config'
import { once } from '@/domain/once'
import { dropExpiredDraft } from '@/features/book-demo/booking/draft-expiry'
import { prefetchToken } from '@/services/http/prefetch-token'
import { ignoreDoubleClicks } from './ignore-double-clicks'
import { loadConfig } from './load-config'
import { prefetchOnIntent } from './prefetch-on-intent'
import { Root } from './Root'
import { isNotFound, pagesAt } from './routes'
import { vitalsHook } from './vitals-hook'

/**
 * Whether the HTML was rendered for this very address; or is the page that listings share, and this is the address of
 * one; or is `404.html`, and no page has this address.
 */
function htmlFits(): boolean {
  const url = readPageData()?.url
  const path = withoutTrailingSlash(routePath(location.pathname))
  if (url === '*') return isNotFound(path)
  return url === path || (url === paths.listing(wildcardSubcategory) && path.startsWith(paths.listing('')))
}

const normalizeUrlModule = lazyModule(() => import('./normalize-url'))

/**
 * Fetches the modules of the page and its layouts, once an address that the HTML was not rendered for is normalized.
 */
async function loadPage(): Promise<void> {
  if (sitePath(readPageData()?.url ?? '*') !== location.pathname) {
    const { normalizeUrl } = await normalizeUrlModule.load()
    normalizeUrl()
  }
  await Promise.all(pagesAt(routePath(location.pathname)).map(({ page }) => page.load()))
}

/**
 * React renders again what it could not hydrate, where a module was lost for instance. By default it throws that as an
 * uncaught error; here it goes to the console and to the operator's reports.
 */
function onRecoverableError(error: unknown): void {
  console.error('A part of the page was rendered again.', error)
  report('error', error)
}

/** Once, even if `start` runs again after a failed configuration: whoever has scrolled since is not moved back. */
const prepareDocument = once(() => {
  restoreScroll()
  tolerateTranslation()
})

/**
 * Starts the site: fetches the configuration and the modules of the first page side by side; then React hydrates the
 * HTML that is already there, or draws the page anew where that HTML does not fit
 * (docs/decisions/0003-prerendering.md).
 */
export async function start(): Promise<void> {
  prepareDocument()
  const [config] = await Promise.all([loadConfig(), loadPage()])
  setRuntimeConfig(config)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const app = (
    <StrictMode>
      <BrowserRouter basename={language.prefix || '/'}>
        <Root />
      </BrowserRouter>
    </StrictMode>
  )
  // As a transition, hydration runs in small steps, so taps and scrolls are answered in between.
  if (htmlFits()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  else createRoot(root).render(app)
  // The home page asks for a token itself, whenever it is opened (R-HOME-13).
  if (routePath(location.pathname) !== paths.home()) prefetchToken()
  dropExpiredDraft()
  // A draft's timer stands still while the device sleeps, and while the page is in the back/forward cache.
  document.addEventListener('visibilitychange', dropExpiredDraft)
  prefetchOnIntent(document)
  ignoreDoubleClicks(document)
  // Measuring is optional, and so is what it takes (R-GEN-10).
  if (vitalsHook || config.vitals || new URLSearchParams(location.search).has('vitals'))
    void import('./watch-vitals')
      .then(({ watchVitals }) => watchVitals(config.vitals, vitalsHook))
      .catch(() => {})
}

import './styles/base/base.scss' // by the entry, and so before the styles of every component
import '@lettering.scss'
import { domReady, fetchLaterFiles, firstPaint } from './boot/after-paint'
import { startScriptId } from './boot/page-data'
import { recordEvents } from './boot/replay-events'
import { showStartFailure } from './boot/start-failure'
import { lazyModule, ModuleTimeoutError } from './browser/lazy-module'
import { goOnWithoutStyles, reload } from './browser/reload-once'
import { reportFailuresOf } from './browser/reports/report'

/**
 * The page's HTML holds the address of the start script. An import here would put that file's hash into
 * this one: it would change whenever a page does, and so would all that import from it.
 */
const app = lazyModule((): Promise<typeof import('./app/start')> => {
  if (import.meta.env.DEV) return import('./app/start')
  const link = document.querySelector<HTMLLinkElement>(`#${startScriptId}`)
  return import(/* @vite-ignore */ link?.href ?? '')
})

/** The configuration can be asked for again in the same page. */
const isConfigError = (cause: unknown) => cause instanceof Error && cause.name === 'ConfigError'

/** React runs after the first paint; what a visitor does before the page answers is replayed once it does. */
async function main(tries = 1): Promise<void> {
  const { replay, forget } = recordEvents(document)
  await firstPaint(document)
  // First: the link that `app` looks for is in the template until then.
  const laterFiles = fetchLaterFiles(document)
  try {
    const [{ start }] = await Promise.all([app.load(), laterFiles])
    await start()
    replay()
  } catch (cause) {
    forget()
    const isLate = cause instanceof ModuleTimeoutError
    // Some browsers (Chromium 150, not 156) never fetch a failed module again in the same document, and
    // none fetches one again that hangs. So the page is reloaded.
    if (tries > 1 && !isLate && !isConfigError(cause)) await reload()
    const again = () => main(tries + 1)
    const notice = showStartFailure(cause, () => (isLate ? reload().then(again) : again()))
    const startLate = () => {
      if (!notice.isConnected) return // somebody has pressed it
      notice.remove()
      return again()
    }
    if (isLate) void cause.late.then(startLate, () => {})
  }
}

// In development alone: a page's module also exports `head` and `prefetch`. React may refresh it all the same.
if (import.meta.hot) Object.assign(window, { __getReactRefreshIgnoredExports: () => ['head', 'prefetch'] })

goOnWithoutStyles(window)
reportFailuresOf(window)
void domReady(document).then(() => main())

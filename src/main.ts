import './styles/base.scss' // by the entry, and so before the styles of every component
import { fetchScripts, firstPaint } from './boot/after-paint'
import { keepEvents } from './boot/replay-events'
import { showStartFailure } from './boot/start-failure'
import { lazyModule } from './browser/lazy-module'
import { goOnWithoutStyles, reload } from './browser/reload-once'
import { reportFailuresOf } from './browser/report'

const app = lazyModule(() => import('./app/start'))

/** React runs after the first paint; what a visitor does before the page answers is replayed once it does. */
async function main(tries = 1): Promise<void> {
  const { replay, forget } = keepEvents(document)
  await firstPaint(document)
  fetchScripts(document)
  try {
    const { start } = await app.load()
    await start()
    replay()
  } catch (cause) {
    forget()
    // Browsers may remember the failure of a module as long as the page lives; only a new one asks again.
    const asksAgain = tries === 1 || (cause instanceof Error && cause.name === 'ConfigError')
    showStartFailure(cause, () => (asksAgain ? main(tries + 1) : reload()))
  }
}

// While somebody works on the site: what a page exports beside its component is no reason to load it anew.
if (import.meta.hot) Object.assign(window, { __getReactRefreshIgnoredExports: () => ['head', 'prefetch'] })

goOnWithoutStyles(window)
reportFailuresOf(window)
void main()

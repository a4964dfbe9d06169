import './styles/base.scss'
import { keepEarlyClicks } from './app/early-clicks'
import { showStartFailure } from './app/start-failure'

/** Resolves once the browser has painted what the HTML brought; at once in a tab that is not looked at. */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Everything of React waits behind the first paint; a click made meanwhile is answered once it is here. */
async function main(): Promise<void> {
  const settleEarlyClicks = keepEarlyClicks(document)
  await firstPaint()
  try {
    const { start } = await import('./app/start')
    await start()
    settleEarlyClicks(true)
  } catch (cause) {
    settleEarlyClicks(false)
    showStartFailure(cause, main)
  }
}

void main()

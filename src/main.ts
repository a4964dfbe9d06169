import './styles/base.scss'
import { keepEarlyActions } from './app/early-actions'
import { showStartFailure } from './app/start-failure'

/** Resolves once the browser has painted what the HTML brought; at once in a tab that is not looked at. */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Everything of React waits behind the first paint; what a visitor does meanwhile is answered once it is here. */
async function main(): Promise<void> {
  const settleEarlyActions = keepEarlyActions(document)
  await firstPaint()
  try {
    const { start } = await import('./app/start')
    await start()
    settleEarlyActions(true)
  } catch (cause) {
    settleEarlyActions(false)
    showStartFailure(cause, main)
  }
}

void main()

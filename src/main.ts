import './styles/base.scss'
import { keepEarlyActions } from './app/early-actions'
import { fetchScripts, firstPaint } from './app/first-paint'
import { showStartFailure } from './app/start-failure'

/** Everything of React waits behind the first paint; what a visitor does meanwhile is answered once it is here. */
async function main(): Promise<void> {
  const settleEarlyActions = keepEarlyActions(document)
  await firstPaint(document)
  fetchScripts(document)
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

import './styles/base.scss'
import { firstPaint } from './boot/after-paint'
import { keepEarlyActions } from './boot/replay-events'
import { showStartFailure } from './boot/start-failure'
import { lazyModule } from './browser/lazy-module'

const app = lazyModule(() => import('./app/start'))

/** React runs after the first paint; what a visitor does before it answers is replayed once it does. */
async function main(): Promise<void> {
  const settleEarlyActions = keepEarlyActions(document)
  await firstPaint(document)
  try {
    const { start } = await app.load()
    await start()
    settleEarlyActions(true)
  } catch (cause) {
    settleEarlyActions(false)
    showStartFailure(cause, main)
  }
}

void main()

import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Page,
} from '@playwright/test'
import { anyFreePort } from '../build/commands/port.mjs'
import { browserFlags, browserPath } from '../build/commands/programs.mjs'

/** Starts a browser that reaches this machine alone; `port` is where a tool may speak to it. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await anyFreePort()
  const browser = await chromium.launch({
    executablePath: browserPath() ?? '',
    args: [
      ...browserFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      `--remote-debugging-port=${port}`,
    ],
  })
  return { browser, port }
}

/** How a page is loaded: as this machine can, or as a slow phone on a slow network does. */
export type Mode = 'fast' | 'slow'

/** The slow phone of docs/decisions/0014-measuring.md: CPU 4 ×, 1.6 Mbps down, 150 ms there and back. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowCpu = { rate: 4 }

/** A phone with nothing cached. */
export type Phone = { context: BrowserContext; page: Page; cdp: CDPSession }

/** Opens a phone in a browser of its own, gives it to `visit` and closes it. */
export async function withPhone<Result>(
  mode: Mode,
  visit: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const { browser } = await openBrowser()
  try {
    const context = await browser.newContext({ ...devices['Moto G4'], viewport: { width: 412, height: 823 } })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await cdp.send('Network.enable')
    if (mode === 'slow') {
      await cdp.send('Network.emulateNetworkConditions', slowNetwork)
      await cdp.send('Emulation.setCPUThrottlingRate', slowCpu)
    }
    return await visit({ context, page, cdp })
  } finally {
    await browser.close()
  }
}

/** Milliseconds of CPU that the page's main thread has used so far; other processes hardly disturb it. */
export async function mainThread(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

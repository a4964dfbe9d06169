import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Disposable,
  type Page,
} from '@playwright/test'

type TabOptions = {
  /** `own`: a browser context that no test has used, for what depends on a first load or on the browser's cache. */
  tab: 'shared' | 'own'
}

/** A tab that one test after the other uses, until something is done to it that cannot be undone. */
type Tab = {
  page: Page
  isSpent: boolean
  /** Takes back what the test of the moment did to the tab itself. */
  undo: (() => Promise<unknown>)[]
}

/** An address of the site without scripts: a tab that shows it writes nothing while its storage is cleared. */
const quietAddress = '/robots.txt'

/** What tests listen to. Playwright has listeners of its own on a page, which have to stay. */
const testEvents = ['console', 'download', 'framenavigated', 'load', 'pageerror', 'request', 'response']

/**
 * Playwright's `test`, with a tab that the tests of a worker share and that is cleared after each. A page is loaded for
 * a third of the CPU time there: the renderer process, the fonts and the compiled scripts are in memory. A test that
 * fails, opens more tabs or sets the clock closes its tab; the next one opens another.
 */
export const test = base.extend<TabOptions, { tabs: Map<string, Tab> }>({
  tab: ['shared', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  tabs: [({}, use) => use(new Map()), { scope: 'worker' }],
  context: async (
    {
      browser,
      tabs,
      tab: kind,
      baseURL,
      locale,
      serviceWorkers,
      viewport,
      javaScriptEnabled,
      bypassCSP,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    if (kind === 'own' || serviceWorkers !== 'block') {
      const context = await browser.newContext()
      await use(context)
      return context.close()
    }
    const options = JSON.stringify({
      baseURL,
      locale,
      viewport,
      javaScriptEnabled,
      bypassCSP,
      contextOptions,
    })
    const tab = tabs.get(options) ?? (await openTab(await browser.newContext(), contextOptions))
    tabs.set(options, tab)
    const context = tab.page.context()
    await use(context)
    const isAlone = context.pages().length === 1
    if (isAlone && !tab.isSpent && testInfo.status === testInfo.expectedStatus)
      return clear(tab, { origin: baseURL ?? '', viewport })
    tabs.delete(options)
    await context.close()
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
})

async function openTab(
  context: BrowserContext,
  { reducedMotion = null }: BrowserContextOptions,
): Promise<Tab> {
  const page = await context.newPage()
  const tab: Tab = { page, isSpent: false, undo: [] }
  const emulate = page.emulateMedia.bind(page)
  for (const name of ['addInitScript', 'exposeFunction'])
    whenCalled(page, name, (added: Promise<Disposable>) => {
      tab.undo.push(async () => (await added).dispose())
    })
  whenCalled(page, 'emulateMedia', () =>
    tab.undo.push(() => emulate({ media: null, forcedColors: null, reducedMotion })),
  )
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'])
    whenCalled(page.clock, name, () => {
      tab.isSpent = true
    })
  return tab
}

/** Tells of each call of a method, with what it returned. */
function whenCalled<Returned>(owner: object, name: string, tell: (returned: Returned) => void): void {
  const method: (...given: never[]) => Returned = Reflect.get(owner, name)
  Reflect.set(owner, name, (...given: never[]) => {
    const returned = method.apply(owner, given)
    tell(returned)
    return returned
  })
}

/** Leaves a tab like a new one, but that what it has loaded is in memory. */
async function clear(
  { page, undo }: Tab,
  { origin, viewport }: { origin: string; viewport: Parameters<Page['setViewportSize']>[0] | null },
): Promise<void> {
  const context = page.context()
  for (const event of testEvents) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  for (const takeBack of undo.splice(0)) await takeBack()
  await page.goto(quietAddress)
  await page.mouse.move(0, 0)
  await context.clearPermissions()
  if (viewport) await page.setViewportSize(viewport)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

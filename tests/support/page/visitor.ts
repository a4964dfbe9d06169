import { type Locator, type Page, expect as playwrightExpect } from '@playwright/test'
import { noteRequests } from './hold-requests'
import { test as base } from './tab'

/** Milliseconds between the first tries of a poll; the last is that between all that follow. */
const intervals = [20, 50, 100]

/** Playwright's `expect`, which polls sooner: by itself it asks only once a second from the fourth time on. */
export const expect = playwrightExpect.configure({})
const { poll } = expect
expect.poll = (actual, options) =>
  poll(actual, { intervals, ...(typeof options === 'string' ? { message: options } : options) })

/** Resolves once nothing of it is seen: Playwright's own `toBeHidden` looks twice a second where something fades. */
export const gone = (place: Locator): Promise<void> =>
  expect.poll(() => place.filter({ visible: true }).count(), 'it has gone').toBe(0)

/** Playwright says so wherever a test runs without the service worker. */
const workerBlocked = /Service Worker registration blocked by Playwright/

type VisitorFixtures = {
  /**
   * Messages of the console that a test expects, as patterns; any other warning or error fails it, and so
   * does an uncaught exception. Give one pattern with `|`: Playwright takes two values for a value and its options.
   */
  expectedMessages: RegExp[]
}

/** A test as a visitor's story: it also fails when the page complains in the console. */
export const test = base.extend<VisitorFixtures & { quietConsole: undefined }>({
  expectedMessages: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedMessages }, use) => {
      noteRequests(page)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(undefined)
      const unexpected = complaints.filter(
        (text) => ![workerBlocked, ...expectedMessages].some((known) => known.test(text)),
      )
      expect(unexpected, 'messages in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Every text of the console so far, a live list. */
export function consoleOf(page: Page): string[] {
  const texts: string[] = []
  page.on('console', (message) => texts.push(message.text()))
  return texts
}

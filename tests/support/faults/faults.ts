import { expect, type Page, type Route } from '@playwright/test'

/** What becomes of a call on a screen. */
export type ScreenFault = {
  name: string
  answer: (route: Route) => Promise<void> | void
  /**
   * What the visitor finds: a failure with another try, a wait with another try, a wait that ends by itself, or
   * an answer that holds nothing.
   */
  leadsTo: 'failure' | 'wait' | 'late answer' | 'nothing'
}

/** Nothing in it is what its name says. */
const wrongTypes = {
  products: [5, 'honey', null, { productid: {} }],
  users: 'all of them',
  sites: { 0: 'Pune' },
  categoryList: 7,
  contentsubcategories: [[], 3],
}

const html = '<!doctype html><title>Bad gateway</title>'

/** The faults that every call of a screen is tried with; as data, so that a new one is a line. */
export const screenFaults: ScreenFault[] = [
  {
    name: 'status 500',
    answer: (route) => route.fulfill({ status: 500, body: 'broken' }),
    leadsTo: 'failure',
  },
  {
    name: 'status 404',
    answer: (route) => route.fulfill({ status: 404, body: 'gone' }),
    leadsTo: 'failure',
  },
  {
    name: 'a connection that is reset',
    answer: (route) => route.abort('connectionreset'),
    leadsTo: 'failure',
  },
  {
    name: 'a page for an answer',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: html }),
    leadsTo: 'failure',
  },
  { name: 'no answer at all', answer: () => {}, leadsTo: 'wait' },
  { name: 'a slow answer', answer: () => {}, leadsTo: 'late answer' },
  {
    name: 'wrong types',
    answer: (route) => route.fulfill({ json: wrongTypes }),
    leadsTo: 'nothing',
  },
  { name: 'an empty answer', answer: (route) => route.fulfill({ json: {} }), leadsTo: 'nothing' },
]

/** What a failed POST of a visitor's action leads to: `answered` names how the call ended. */
export type ActionFault = ScreenFault & {
  answered: 'refused' | 'unreachable' | 'late' | 'page' | 'json' | 'empty'
  /** Text of the refusal. */
  text?: string
}

const asAction: Record<string, Pick<ActionFault, 'answered' | 'text'>> = {
  'status 500': { answered: 'refused', text: 'broken' },
  'status 404': { answered: 'refused', text: 'gone' },
  'a connection that is reset': { answered: 'unreachable' },
  'a page for an answer': { answered: 'page' },
  'no answer at all': { answered: 'late' },
  'a slow answer': { answered: 'late' },
  'wrong types': { answered: 'json' },
}

/** The same for actions, whose empty answer is one without a text. */
export const actionFaults: ActionFault[] = screenFaults.map((fault) => ({
  ...fault,
  ...(asAction[fault.name] ?? { answered: 'empty', answer: (route: Route) => route.fulfill({ body: '' }) }),
}))

/** What a site in trouble may say in the console; anything else fails the test. */
export const troubles =
  /Failed to load resource|: (?:failed|server error)|cannot be read|has no list|Error occurred|Failed to fetch/

/** Breaks a call. Returns functions that let waiting calls through, and that end the fault for good. */
export async function breakCall(page: Page, url: string | RegExp, { answer, leadsTo }: ScreenFault) {
  const waiting: Route[] = []
  let broken = true
  await page.route(url, async (route) => {
    if (!broken) await route.fallback()
    else if (leadsTo === 'late answer') waiting.push(route)
    else await answer(route)
  })
  return {
    // Not by taking the route away: that would let through what has been held until then.
    mend: () => {
      broken = false
    },
    release: async () => {
      broken = false
      await Promise.all(waiting.map((route) => route.fallback().catch(() => {}))) // some were given up
    },
  }
}

/** The page stands: its heading, header and footer are there, and nothing turns for ever. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
}

/** The focus has not fallen to the page's start, as it does when the control that has it is taken away. */
export const expectFocusInPage = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

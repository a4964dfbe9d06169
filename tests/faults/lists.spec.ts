import type { Locator, Page, Route } from '@playwright/test'
import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import { maps } from '@/content/en/features/maps'
import { controls } from '@/content/en/site/controls'
import { everything, inTurn } from '../support/data/sampled'
import {
  expectAlive,
  expectFocusInPage,
  type ScreenFault,
  screenFaults,
  troubles,
} from '../support/faults/faults'
import { countCases } from '../support/faults/survived'
import { expect, test } from '../support/page/visitor'

type ListOnScreen = {
  path: string
  /** Address of its call. */
  url: string
  /** What stands in its place when nothing can be shown. */
  failed: string
  empty: string
  /** Something that only the list itself brings. */
  item: (page: Page) => ReturnType<Page['getByRole']>
}

const productsOf = (category: string) => `**/content/products/honeynet/${category}`
const anArticle = (page: Page) => page.getByRole('main').getByRole('article').first()

const shelf = (
  path: string,
  category: string,
  words: 'Services not found' | 'Products Not Found',
): ListOnScreen => ({
  path,
  url: productsOf(category),
  failed: words,
  empty: words,
  item: anArticle,
})

const locations = (path: string, url: string): ListOnScreen => ({
  path,
  url,
  failed: maps.states.failed,
  empty: maps.states.empty,
  item: (page) => page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first(),
})

const lists: ListOnScreen[] = [
  shelf(paths.home(), categoryIds.contractFarming, 'Services not found'),
  shelf(paths.farmers(), categoryIds.pollination, 'Services not found'),
  { ...shelf(paths.listing('Exactly_3_Honey'), '', 'Products Not Found'), url: '**/content/models/**' },
  locations(paths.stores(), '**/identity/users/**'),
]

/** Lists that are shown as those above are: a failure and an answer with nothing in it say that they are wired so. */
const likewise: ListOnScreen[] = [
  shelf(paths.manufacturers(), categoryIds.contractFarming, 'Services not found'),
  shelf(paths.ecoContributor(), categoryIds.ecoContributor, 'Services not found'),
  shelf(paths.ecoEntrepreneur(), categoryIds.ecoEntrepreneur, 'Services not found'),
  shelf(paths.consumers(), categoryIds.consumerMarketplace, 'Products Not Found'),
  locations(paths.plants(), '**/registry/sites/**'),
]

const leadingTo = (...ends: ScreenFault['leadsTo'][]) =>
  screenFaults.filter(({ leadsTo }) => ends.includes(leadsTo))

/** Failures and waits leave another try, so that a list goes through all of them in one visit; the others have one each. */
const all = { retried: leadingTo('failure', 'wait'), once: leadingTo('nothing', 'late answer') }
const fewest = { retried: leadingTo('failure').slice(0, 1), once: leadingTo('nothing') }

const casesOf = (tried: ListOnScreen[], { retried, once }: typeof all) =>
  tried.map((list, index) => ({ list, retried, once: inTurn(once, index) }))
// Consumers' list, empty or failed, is in errors.spec.ts and consumers.spec.ts; it tries again as other offers do.
const cases = [...casesOf(lists, all), ...casesOf(likewise, everything ? all : fewest)].filter(
  ({ list }) => everything || list.path !== paths.consumers(),
)

test.use({ expectedMessages: [troubles] })

const placeOf = ({ url }: ListOnScreen) => url.replaceAll('**', '…')
const main = (page: Page) => page.getByRole('main')
const text = (page: Page, words: string) => main(page).getByText(words, { exact: true }).first()
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' }).first()

/** The call of a list, which goes wrong as it is told; one that is to come late waits until it is mended. */
async function interceptCall(page: Page, url: string) {
  const held: Route[] = []
  let fault: ScreenFault | undefined
  await page.route(url, (route) => {
    if (fault?.leadsTo === 'late answer') held.push(route)
    return fault ? fault.answer(route) : route.fallback()
  })
  return {
    break: (next: ScreenFault) => {
      fault = next
    },
    mend: async () => {
      fault = undefined
      await Promise.all(held.map((route) => route.fallback().catch(() => {}))) // some were given up
    },
  }
}

/** Lets the test's clock run until a text shows. */
async function runUntil(page: Page, said: Locator): Promise<void> {
  for (let seconds = 0; seconds < 30 && !(await said.isVisible()); seconds += 1)
    await page.clock.runFor(1_000)
  await expect(said).toBeVisible()
}

/** What the list says of a fault; of a failure also why. */
async function expectSaid(page: Page, list: ListOnScreen, { name, leadsTo }: ScreenFault): Promise<void> {
  if (leadsTo === 'nothing') {
    await expect(text(page, list.empty)).toBeVisible() // R-ERR-04
    return expect(tryAgain(page), 'which a failure offers').toHaveCount(0)
  }
  if (leadsTo !== 'failure') return runUntil(page, main(page).getByText(controls.stillLoading).first())
  const isReset = name === 'a connection that is reset'
  // It is asked for three times, with pauses between.
  if (isReset) await runUntil(page, text(page, list.failed))
  await expect(text(page, list.failed)).toBeVisible() // R-HOME-14
  await expect(text(page, controls.causes[isReset ? 'noAnswer' : 'error'])).toBeVisible()
}

/** Presses 'Try again', and finds the list and the focus. */
async function getsListAtLast(page: Page, list: ListOnScreen): Promise<void> {
  // Another part that comes into view asks again by itself, and may be quicker than the press.
  const pressed = tryAgain(page)
    .click()
    .then(() => true)
  const healed = list.item(page).waitFor()
  if (await Promise.race([pressed, healed])) await expectFocusInPage(page)
  await expect(list.item(page)).toBeVisible()
  await expectAlive(page)
}

for (const { list, retried, once } of cases)
  test(`${list.path} recovers from ${[...retried, ...once].length} faults of ${placeOf(list)}`, async ({
    page,
  }) => {
    if (retried.some(({ leadsTo }) => leadsTo === 'wait')) await page.clock.install()
    const call = await interceptCall(page, list.url)
    let survived = 0
    const survives = (fault: ScreenFault, ask: () => Promise<unknown>) =>
      test.step(fault.name, async () => {
        call.break(fault)
        await ask()
        await expectSaid(page, list, fault)
        if (retried.includes(fault)) await expect(tryAgain(page)).toBeVisible()
        await expectAlive(page)
        if (fault.leadsTo === 'late answer') {
          await call.mend()
          await expect(list.item(page)).toBeVisible()
          await expectAlive(page)
        }
        survived += 1
      })
    const open = () => page.goto(list.path)
    const askAgain = async () => {
      // Until it is asked for again, what is said is said of the fault before.
      const asked = page.waitForRequest(list.url)
      await tryAgain(page).click()
      await asked
    }
    const tried = retried.length + once.length
    try {
      for (const [index, fault] of retried.entries()) await survives(fault, index === 0 ? open : askAgain)
      await call.mend()
      await test.step('an answer at last', () => getsListAtLast(page, list))
      for (const fault of once) await survives(fault, open)
    } finally {
      countCases(test.info(), 'Screens', tried, tried - survived)
    }
  })

import type { Page } from '@playwright/test'
import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import { chosen } from '../support/data/sampled'
import { breakCall, expectAlive, expectFocusInPage, screenFaults, troubles } from '../support/faults/faults'
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
  failed: 'The locations could not be loaded',
  empty: 'No locations yet',
  item: (page) => page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first(),
})

const lists: ListOnScreen[] = [
  shelf(paths.home(), categoryIds.contractFarming, 'Services not found'),
  shelf(paths.farmers(), categoryIds.pollination, 'Services not found'),
  shelf(paths.manufacturers(), categoryIds.contractFarming, 'Services not found'),
  shelf(paths.ecoContributor(), categoryIds.ecoContributor, 'Services not found'),
  shelf(paths.ecoEntrepreneur(), categoryIds.ecoEntrepreneur, 'Services not found'),
  shelf(paths.consumers(), categoryIds.consumerMarketplace, 'Products Not Found'),
  { ...shelf(paths.listing('Exactly_3_Honey'), '', 'Products Not Found'), url: '**/content/models/**' },
  locations(paths.stores(), '**/identity/users/**'),
  locations(paths.plants(), '**/registry/sites/**'),
]

/** Failures and waits leave another try, so that a list goes through all of them in one visit. */
const retried = screenFaults.filter(({ leadsTo }) => leadsTo === 'failure' || leadsTo === 'wait')
const once = screenFaults.filter(({ leadsTo }) => leadsTo === 'nothing' || leadsTo === 'late answer')

// Each list begins with another fault, so that half of the cases have all of them.
const onceCases = lists.flatMap((list, first) => [
  ...[...once.slice(first % once.length), ...once.slice(0, first % once.length)].map((fault) => ({
    list,
    fault,
  })),
])

test.use({ expectedMessages: [troubles] })

const placeOf = ({ url }: ListOnScreen) => url.replaceAll('**', '…')
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first()

/** Lets the test's clock run until the page says that a list takes its time. */
async function expectStillLoading(page: Page): Promise<void> {
  const said = page.getByRole('main').getByText('Still loading…').first()
  for (let seconds = 0; seconds < 30 && !(await said.isVisible()); seconds += 1)
    await page.clock.runFor(1_000)
  await expect(said).toBeVisible()
}

for (const list of lists)
  test(`${list.path} recovers from every fault of ${placeOf(list)}`, async ({ page }) => {
    await page.clock.install()
    let survived = 0
    let { answer } = retried[0] ?? {}
    await page.route(list.url, (route) => (answer ? answer(route) : route.fallback()))
    try {
      for (const [index, fault] of retried.entries())
        await test.step(fault.name, async () => {
          answer = fault.answer
          if (index === 0) await page.goto(list.path)
          else {
            // Until it is asked for again, what is said is said of the fault before.
            const asked = page.waitForRequest(list.url)
            await tryAgain(page).click()
            await asked
          }
          if (fault.leadsTo === 'wait') await expectStillLoading(page)
          else
            await expect(page.getByRole('main').getByText(list.failed, { exact: true }).first()).toBeVisible()
          await expect(tryAgain(page)).toBeVisible()
          await expectAlive(page)
          survived += 1
        })
    } finally {
      countCases(test.info(), 'Screens', retried.length, retried.length - survived)
    }
    await test.step('an answer at last', async () => {
      answer = undefined
      // Another part that comes into view asks again by itself, and may be quicker than the press.
      const pressed = tryAgain(page)
        .click()
        .then(() => true)
      const healed = list.item(page).waitFor()
      if (await Promise.race([pressed, healed])) await expectFocusInPage(page)
      await expect(list.item(page)).toBeVisible()
      await expectAlive(page)
    })
  })

for (const { list, fault } of chosen(onceCases, 3))
  test(`${list.path} survives ${fault.name} to ${placeOf(list)}`, async ({ page }) => {
    await page.clock.install()
    const call = await breakCall(page, list.url, fault)
    await page.goto(list.path)
    if (fault.leadsTo === 'nothing') {
      await expect(page.getByRole('main').getByText(list.empty, { exact: true }).first()).toBeVisible()
      return expectAlive(page)
    }
    await expectStillLoading(page)
    await expectAlive(page)
    await call.release()
    await expect(list.item(page)).toBeVisible()
    await expectAlive(page)
  })

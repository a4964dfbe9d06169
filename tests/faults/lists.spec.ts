import type { Page } from '@playwright/test'
import { categories } from '@/config/categories'
import { paths } from '@/config/paths'
import { chosen } from '../support/chosen'
import { breakCall, expectAlive, expectFocusKept, screenFaults, troubles } from '../support/faults'
import { expect, test } from '../support/visitor'

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
  shelf(paths.home(), categories.contractFarming, 'Services not found'),
  shelf(paths.farmers(), categories.pollination, 'Services not found'),
  shelf(paths.manufacturers(), categories.contractFarming, 'Services not found'),
  shelf(paths.ecoContributor(), categories.ecoContributor, 'Services not found'),
  shelf(paths.ecoEntrepreneur(), categories.ecoEntrepreneur, 'Services not found'),
  shelf(paths.consumers(), categories.consumerMarketplace, 'Products Not Found'),
  { ...shelf(paths.listing('Exactly_3_Honey'), '', 'Products Not Found'), url: '**/content/models/**' },
  locations(paths.stores(), '**/identity/users/**'),
  locations(paths.plants(), '**/registry/sites/**'),
]

// Each list begins with another fault, so that half of the cases have all of them.
const cases = lists.flatMap((list, first) =>
  [
    ...screenFaults.slice(first % screenFaults.length),
    ...screenFaults.slice(0, first % screenFaults.length),
  ].map((fault) => ({ list, fault })),
)

test.use({ expectedMessages: [troubles] })

for (const { list, fault } of chosen(cases)) {
  const what = list.url.replaceAll('**', '…')
  test(`${list.path} survives ${fault.name} to ${what}`, async ({ page }) => {
    await page.clock.install()
    const call = await breakCall(page, list.url, fault)
    const main = page.getByRole('main')
    const again = main.getByRole('button', { name: 'Try again' }).first()
    await page.goto(list.path)

    if (fault.leadsTo === 'nothing') {
      await expect(main.getByText(list.empty, { exact: true }).first()).toBeVisible()
      return expectAlive(page)
    }
    if (fault.leadsTo === 'failure') {
      await expect(main.getByText(list.failed, { exact: true }).first()).toBeVisible()
    } else {
      await expect(async () => {
        await page.clock.runFor(1_000)
        await expect(main.getByText('Still loading…').first()).toBeVisible({ timeout: 100 })
      }).toPass()
    }
    await expectAlive(page)

    if (fault.leadsTo === 'late answer') {
      await call.release()
    } else {
      call.mend()
      // Another part that comes into view asks again by itself, and may be quicker than the press.
      const pressed = again.click().then(() => true)
      const healed = list.item(page).waitFor()
      if (await Promise.race([pressed, healed])) await expectFocusKept(page)
    }
    await expect(list.item(page)).toBeVisible()
    await expectAlive(page)
  })
}

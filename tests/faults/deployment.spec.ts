import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { chosen } from '../support/data/sampled'
import { expectAlive } from '../support/faults/faults'
import { isOpen } from '../support/layout/page-parts'
import {
  askForCode,
  aVisitor,
  boxesOf,
  codeFor,
  demoHydrated,
  fieldsOf,
  fillDetails,
  openDemo,
  requestSent,
  submitButton,
  typeCode,
  verifyButton,
} from '../support/page/demo-visitor'
import { hydrated } from '../support/page/hydrated'
import { expect, test } from '../support/page/visitor'

/** A press that came to nothing is repeated before long. */
const soon = expect.configure({ timeout: 8_000 })

/** A visit in whose middle the site is deployed anew: all that it has not yet loaded is gone. */
type Journey = {
  name: string
  /** Up to the deployment. */
  begin: (page: Page) => Promise<void>
  /** After it; pressed again where the press came to nothing. */
  press: (page: Page) => Promise<void>
  ends: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()

const open = (path: string) => async (page: Page) => {
  await page.goto(path)
  await hydrated(page)
}
const onListing = async (page: Page) => {
  await open(paths.listing('Raw_Honey'))(page)
  await expect(main(page).getByRole('article').first()).toBeVisible()
}
const visitor = aVisitor('9845900001')
const another = aVisitor('9845900002')
const note = 'For the office in Pune, by May'

const journeys: Journey[] = [
  {
    name: 'the way to another page',
    begin: open(paths.terms()),
    press: (page) => footerLink(page, paths.farmers()).click(),
    ends: async (page) => {
      await isOpen(page, paths.farmers(), soon)
      await hydrated(page)
      await soon(page.getByRole('alert')).toHaveCount(0)
    },
  },
  {
    name: 'a product that is opened',
    begin: onListing,
    press: (page) => main(page).getByRole('article').first().getByRole('heading').getByRole('link').click(),
    ends: (page) => soon(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a search, and then the filters',
    begin: async (page) => {
      await onListing(page)
      await page.getByRole('searchbox').fill('honey')
    },
    press: (page) => named(page, 'Filter').click(),
    ends: async (page) => {
      await soon(page.getByRole('dialog', { name: 'Products 12' })).toBeVisible()
      await soon(page.locator('input[type=search]')).toHaveValue('honey')
    },
  },
  {
    name: 'a search with a slip',
    begin: onListing,
    press: (page) => page.getByRole('searchbox').fill('forets'),
    ends: async (page) => {
      await soon(page.getByRole('searchbox')).toHaveValue('forets')
      await soon(page).toHaveURL(/q=forets/)
    },
  },
  {
    name: 'a view that is shared',
    begin: onListing,
    press: (page) => named(page, /^Share$/).click(),
    ends: (page) => soon(page.getByRole('dialog', { name: 'Share' })).toBeVisible(),
  },
  {
    name: 'a like',
    begin: onListing,
    press: (page) => named(page, /^Like /).click(),
    ends: (page) => soon(named(page, /^Like /)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'a note on the quote list, and the way back to the honey',
    begin: async (page) => {
      await page.goto(paths.listing('Raw_Honey'))
      await named(page, /^Add .* to quote/).click()
      await expect(named(page, /^In quote/)).toBeVisible()
      await open(paths.quoteList())(page)
      await page.getByRole('textbox', { name: 'Note' }).fill(note)
    },
    press: async (page) => {
      await footerLink(page, paths.allProducts()).click()
      await isOpen(page, paths.allProducts(), soon)
      await hydrated(page)
      await page.goBack()
    },
    ends: (page) => soon(page.getByRole('textbox', { name: 'Note' })).toHaveValue(note),
  },
  {
    name: 'a demo, filled in and sent',
    begin: openDemo,
    press: async (page) => {
      if ((await fieldsOf(page).company.inputValue()) === '') await fillDetails(page, visitor)
      await soon(fieldsOf(page).enterpriseSize).toHaveValue(visitor.enterpriseSize)
      await submitButton(page).click()
    },
    ends: (page) => soon(verifyButton(page)).toBeVisible(),
  },
  {
    name: 'a code, typed and checked',
    begin: async (page) => {
      await openDemo(page)
      await askForCode(page, another)
      await page.reload()
      await demoHydrated(page)
      await typeCode(page, await codeFor(page, another.phone))
    },
    press: async (page) => {
      expect((await boxesOf(page)).join('')).toBe(await codeFor(page, another.phone))
      await verifyButton(page).click()
    },
    ends: (page) => soon(page.getByText(requestSent)).toBeVisible(),
  },
  {
    name: 'one map and then another',
    begin: open(paths.stores()),
    press: (page) => footerLink(page, paths.plants()).click(),
    ends: async (page) => {
      await isOpen(page, paths.plants(), soon)
      await soon(page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'home, read to its end',
    begin: open(paths.home()),
    press: async (page) => {
      for (const part of await main(page).getByRole('heading', { level: 2 }).all())
        await part.scrollIntoViewIfNeeded()
    },
    ends: (page) =>
      soon(page.getByRole('region', { name: 'Honey by colour' }).getByRole('link').first()).toBeVisible(),
  },
]

test.use({
  expectedMessages: [
    /status of 404|dynamically imported|A part of the page|Unable to preload|could not start/,
  ],
})

for (const { name, begin, press, ends } of chosen(journeys, 6)) {
  test(`${name} survives a deployment in the middle, with one reload at most`, async ({ page }) => {
    let deployed = false
    let loaded = false
    let reloads = 0
    // A link that is pressed before the page answers is a load of its own, and no reload.
    page.on('request', (request) => {
      if (!deployed || !request.isNavigationRequest()) return
      loaded = true
      if (request.url() === page.url()) reloads += 1
    })
    // What the old page asks for is gone; the new one, after a load, finds its own.
    await page.route('**/assets/**', (route) =>
      deployed && !loaded ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
    )
    await begin(page)
    deployed = true
    const visit = async () => {
      await press(page)
      await ends(page)
    }
    // The page may have been loaded anew under the press; what only took its time is not pressed again.
    await visit().catch(async () => {
      await hydrated(page)
      await ends(page).catch(visit)
    })
    await expectAlive(page)
    expect(reloads).toBeLessThanOrEqual(1)
  })
}

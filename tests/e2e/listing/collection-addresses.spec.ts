import type { Locator, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerProducts,
  answerSubcategories,
  cardsOf,
  collectionNames,
  expectProducts,
  pathsAskedFor,
  rawHoney,
} from '../../support/data/catalogue'
import { goWithin } from '../../support/page/go-within'
import { holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

/** What the file of a page in the build has as its canonical link. */
async function canonicalOfFile(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text()
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
}

async function expectCanonical(page: Page, path: string): Promise<void> {
  const href = await canonicalOfFile(page, path)
  expect(href).toMatch(new RegExp(`^https?://[^/]+${path}$`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', href ?? '')
}

test('a collection that the build did not know hydrates the page that they share, once the names are there', async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await answerSubcategories(page, ['Raw_Honey', 'Smoked_Honey', 'A/B & C'])
  await answerProducts(page, [rawHoney('Smoked')])
  const release = await holdBack(page, '**/config.json')
  await page.goto('/collections/products/smoked-honey')
  const banner = page.getByRole('banner')
  await banner.evaluate((element) => element.setAttribute('data-marked', 'yes'))
  const search = page.getByRole('searchbox')
  await search.fill('smo')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Smoked Honey' })).toBeVisible()
  await expect(page).toHaveTitle(/^Smoked Honey/)
  await expect(page).toHaveURL(`${paths.listing('Smoked_Honey')}?q=smo`) // what was typed before is answered
  await expect(banner).toHaveAttribute('data-marked', 'yes')
  await expectProducts(page, ['Smoked'])

  await test.step('one with special characters is asked for percent-encoded', async () => {
    await search.fill('')
    await expect.poll(() => asked.at(-1)).toMatch(/Smoked_Honey$/)
    await answerProducts(page, [rawHoney('Slash Honey')])
    asked.length = 0
    await page.getByRole('link', { name: 'A/B & C', exact: true }).click()
    await expectProducts(page, ['Slash Honey'])
    const calls = ['/platform/content/models/honeynet/AGR11-100A/A%2FB%20%26%20C']
    await expect.poll(() => [...new Set(asked)]).toEqual(calls) // R-API-14
  })
})

test("a collection written otherwise is found, and the address takes the platform's spelling", async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await page.goto('/collections/products/raw-honey?sort=A_Z#products')
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z#products`)
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey', exact: true })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(5)
  await expectCanonical(page, paths.listing('Raw_Honey')) // that of its own file
  const calls = ['/platform/content/models/honeynet/AGR11-100A/Raw_Honey']
  await expect.poll(() => [...new Set(asked)]).toEqual(calls)
})

test('an unknown collection is asked for as it stands, named, and the known ones are offered', async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  const release = await holdBack(page, '**/config.json')
  await page.goto('/collections/products/Saffron-Honey')
  const banner = page.getByRole('banner')
  await banner.evaluate((element) => element.setAttribute('data-marked', 'yes'))
  release()
  const products = page.getByRole('region', { name: 'Products' })
  await expect(products.getByText('Products Not Found', { exact: true })).toBeVisible()
  await expect(products.getByText(/There is no collection ‘Saffron-Honey’/)).toBeVisible()
  await test.step('its picture stands above the middle of the words', async () => {
    const middleOf = (part: Locator) =>
      part.evaluate((element) => {
        const { x, width } = element.getBoundingClientRect()
        return x + width / 2
      })
    const words = await middleOf(products.getByText('Products Not Found', { exact: true }))
    expect(await middleOf(products.locator('img[src*="/states/"]'))).toBeCloseTo(words, 0)
  })
  await expect(page).toHaveURL('/collections/products/Saffron-Honey')
  await expect(banner).toHaveAttribute('data-marked', 'yes')
  expect(new Set(asked)).toEqual(new Set(['/platform/content/models/honeynet/AGR11-100A/Saffron-Honey'])) // R-LIST-02
  await expect(products.getByRole('link')).toHaveText(collectionNames)
  await products.getByRole('link', { name: 'Wild Honey' }).click()
  await expect(page).toHaveURL(paths.listing('Wild_Honey'))
})

// The names of other listings without letters stand in tests/unit/content/en/head/listing-head.test.ts.
test('an odd name leaves no heading and no title empty', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/models/')
  const isNamed = async () => {
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page).toHaveTitle(/^\S.* \S/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/collections/products/%20')
  await isNamed()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our honey')
  await expect(page).toHaveTitle(/^Our honey.* \| Hivefield$/)
  for (const name of ['__', 'x'.repeat(300), '%3Cscript%3E'])
    await test.step(name.slice(0, 12), async () => {
      await goWithin(page, `/collections/products/${name}`)
      await expect.poll(() => asked.at(-1)).toMatch(new RegExp(`/${name}$`))
      await isNamed()
    })
})

// How every other form of an address is mended is proven in tests/unit/app/normalize-url.test.ts, what hosts make of it in
// tests/support/servers/host-promises.ts; here it shows that pages do so.
/** Addresses as people write them, and the page that is meant. */
const otherForms = [
  ['/farmers/index.html', paths.farmers()],
  ['/About-US', paths.about()],
] as const

test('another form of an address is mended, in the address and in its canonical link', async ({ page }) => {
  for (const [typed, path] of otherForms)
    await test.step(`${typed} is ${path}`, async () => {
      await page.goto(`${typed}?utm_source=mail#main`)
      await expect(page).toHaveURL(`${path}?utm_source=mail#main`)
      await expectCanonical(page, path)
    })

  await test.step('the link goes and comes with the pages that are meant to be found', async () => {
    const canonical = page.locator('link[rel="canonical"]')
    await page.goto(paths.quoteList())
    await hydrated(page)
    await expect(canonical).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Hivefield' }).click()
    await expectCanonical(page, paths.about())
    await page.goBack()
    await expect(canonical).toHaveCount(0)
  })
})

test.describe('on a host that answers such an address with 404', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('it is mended all the same, as one step of history', async ({ page }) => {
    let steps = 1 // the empty tab
    for (const [typed, path] of [otherForms[0], ['/Eco-Entrepreneur/', paths.ecoEntrepreneur()]] as const)
      await test.step(`${typed} is ${path}`, async () => {
        await page.route(`**${typed}?*`, async (route) => {
          const answer = await route.fetch({ url: new URL('/nowhere', route.request().url()).href })
          await route.fulfill({ response: answer })
        })
        await page.goto(`${typed}?utm_source=mail#main`)
        await expect(page).toHaveURL(`${path}?utm_source=mail#main`)
        await expectCanonical(page, path)
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
        steps += 1
        expect(await page.evaluate(() => history.length)).toBe(steps)
      })
  })
})

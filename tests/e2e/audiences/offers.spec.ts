import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { controls } from '@/content/en/site/controls'
import { barriers } from '../../support/axe/barriers'
import { slidIn } from '../../support/data/catalogue'
import { answerCategory, holdCategory, listed } from '../../support/data/category-answers'
import { configureSite, localConfig } from '../../support/data/configuration'
import { layoutShift } from '../../support/layout/layout-shift'
import { chunkOf } from '../../support/page/hold-requests'
import { noPanel, panelOf, showNext } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

const pollination = 'AGR12-100A'
const offers = [
  listed('Mustard pollination', {
    productid: 'POL 1/2',
    productcost: 1500,
    discountedprice: 1350,
    itemcount: 400,
    likecount: 31,
    country: 'India',
    productqrcodeurl: '/platform/qr/POL-MUSTARD.svg',
    infourl: '/platform/info/POL-MUSTARD',
    buyurl: '/platform/shop/POL-MUSTARD',
  }),
  listed('Litchi pollination', { productid: 'POL-2', productcost: 1900, itemcount: 0 }),
  listed('Onion pollination', { productid: 'POL-3', productcost: 2100 }),
]
const offer = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const rowOf = (page: Page, name: string) => offer(page, name).locator('summary')
const request = (page: Page, name: string) =>
  offer(page, name).getByRole('link', { name: 'Request Now', exact: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test.beforeEach(({ page }) => answerCategory(page, pollination, offers))

  test('a row unfolds everything about its offer, closes the last, and opens the whole', async ({ page }) => {
    await page.goto(paths.farmers())
    const mustard = offer(page, 'Mustard pollination')
    await expect(rowOf(page, 'Mustard pollination')).toContainText('₹1,350')
    await expect(rowOf(page, 'Litchi pollination')).toContainText('Fully booked')
    const heart = (name: string) => offer(page, name).getByRole('button', { name: `Like ${name}` })
    await expect(heart('Mustard pollination')).toBeHidden()
    await rowOf(page, 'Mustard pollination').focus()
    await page.keyboard.press('Enter')
    for (const text of [
      'Reference: POL 1/2',
      'Country of origin: India',
      'Available: 400',
      'Save ₹150 (10%)',
    ])
      await expect(mustard.getByText(text, { exact: true })).toBeVisible()
    await expect(mustard.getByRole('link', { name: 'Info', exact: true })).toBeVisible()
    await expect(mustard.getByText('Certificate: Not Availaible', { exact: true })).toBeVisible()
    await expect(mustard.getByRole('img', { name: 'QR code for Mustard pollination' })).toBeVisible()
    await expect(heart('Mustard pollination')).toBeVisible()
    await expect(mustard.getByText('31', { exact: true })).toBeVisible()
    await expect(request(page, 'Mustard pollination')).toHaveAttribute('target', '_blank')
    expect(await barriers(page)).toEqual([])
    await rowOf(page, 'Onion pollination').click()
    await expect(heart('Onion pollination')).toBeVisible()
    await expect(heart('Mustard pollination')).toBeHidden()
    await expect(rowOf(page, 'Onion pollination')).toBeInViewport({ ratio: 1 })

    await test.step('an offer opens as a whole from its row, and gives the focus back to it', async () => {
      await rowOf(page, 'Litchi pollination').click()
      const whole = offer(page, 'Litchi pollination').getByRole('link', { name: 'See in full', exact: true })
      await whole.click()
      const panel = panelOf(page, 'Litchi pollination')
      await expect(panel.getByText('Fully booked', { exact: true })).toBeVisible()
      await slidIn(panel)
      await panel.getByRole('button', { name: 'Close', exact: true }).click()
      await noPanel(page)
      await expect(page).toHaveURL(paths.farmers())
      await expect(whole).toBeFocused()
    })
  })

  test('an address with an anchor has its offer open', async ({ page }) => {
    await page.goto(`${paths.farmers()}#offer-POL%201%2F2`)
    await expect(offer(page, 'Mustard pollination').getByText('Reference: POL 1/2')).toBeInViewport()
  })
})

// How many are expected is proven in tests/unit/features/offers/expected-count.test.ts.
for (const [path, ids, category, widths] of [
  [paths.farmers(), ['services'], pollination, [360, 1280]],
  [paths.brands(), ['services', 'product-services'], 'AGR15-100C', [390, 1280]],
] as const)
  test(`offers of ${path} that come late find their place reserved, whatever their number, and move nothing`, async ({
    page,
  }) => {
    for (const width of widths)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 })
        const release = await holdCategory(page, category)
        const asking = page.waitForRequest(`**/${category}`)
        // The spinner turns for five seconds only.
        await page.goto(`${path}#${ids[0]}`, { waitUntil: 'commit' })
        const sections = ids.map((id) => page.locator(`#${id}`))
        await asking
        await expect(page.getByRole('status', { name: 'Loading products' }).first()).toBeInViewport()
        const heights = () =>
          Promise.all(
            sections.map((section) => section.evaluate((element) => element.getBoundingClientRect().height)),
          )
        await expect(page.getByRole('article')).toHaveCount(0)
        const reserved = await heights()
        release()
        for (const section of sections) await expect(section.getByRole('article').first()).toBeVisible()
        // Names take one line or three.
        const moved = async () => (await heights()).map((height, nth) => height / (reserved[nth] ?? 0) - 1)
        await expect.poll(async () => Math.max(...(await moved()).map(Math.abs))).toBeLessThan(0.1)
        if (path === paths.farmers()) expect(await layoutShift(page)).toBe('0.000')
        await page.goto('/robots.txt') // or the next address would be a place on the same page
      })
  })

test('a link to an offer opens its panel over its page, which walks through the offers and goes', async ({
  page,
}) => {
  await configureSite(page, { ...localConfig(), legal: { fssai: '12345678901234' } })
  await answerCategory(page, pollination, offers)
  await page.goto(`${paths.farmers()}?product=POL-2`)
  const litchi = panelOf(page, 'Litchi pollination')
  await expect(litchi.getByText('2 of 3')).toBeVisible()
  await expect(litchi.getByRole('link', { name: 'Request Now', exact: true })).toBeVisible()
  for (const absent of ['Trace this jar', /licence/i]) await expect(litchi.getByText(absent)).toHaveCount(0)
  await expect(litchi.getByRole('button', { name: /quote/ })).toHaveCount(0)
  await showNext(litchi)
  await expect(page).toHaveURL(`${paths.farmers()}?product=POL-3`)
  await expect(page).toHaveTitle('Onion pollination | Hivefield')
  await expect(panelOf(page, 'Onion pollination')).toBeVisible()
  await page.keyboard.press('Escape')
  await noPanel(page)
  await expect(page).toHaveURL(paths.farmers())
  await expect(page).toHaveTitle(/^Pollination for farmers/)
  const name = offer(page, 'Onion pollination').getByRole('link', { name: 'Onion pollination', exact: true })
  await expect(name).toBeFocused()
  await name.press('Enter')
  await expect(panelOf(page, 'Onion pollination')).toBeVisible()
  await page.goBack()
  await noPanel(page)
  await expect(name).toBeFocused()
})

test.describe('where the panel does not come', () => {
  test.use({ expectedMessages: [/ERR_|could not be shown|dynamically imported module/] })

  test('the offers stand there all the same, and one that is opened has another try', async ({ page }) => {
    const panel = chunkOf('panel')
    await page.route(panel, (route) => route.abort())
    await answerCategory(page, pollination, offers)
    await page.goto(paths.farmers())
    const name = offer(page, 'Onion pollination').getByRole('link', {
      name: 'Onion pollination',
      exact: true,
    })
    await expect(name).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await name.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(controls.partFailed)
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
  })
})

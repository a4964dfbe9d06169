import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerProducts,
  cardsOf,
  expectProducts,
  modelsCalls,
  openListing,
  pathsAskedFor,
  rawHoney,
  rawHoneys,
} from '../support/catalogue'
import { chosen } from '../support/chosen'
import { holdBack } from '../support/held-back'
import { answers, hydrated } from '../support/hydrated'
import { readCode } from '../support/read-code'
import { expect, test } from '../support/visitor'

const listing = paths.listing('Raw_Honey')
const jars = [
  rawHoney('Mustard Blossom Honey, 500 g', {
    productid: 'HNY-1',
    productcost: 380,
    discountedprice: 320,
    itemcount: 42,
    ratings: 4.6,
    timestamp: '2025-02-18T06:30:00.000Z',
    productimageurl: '/platform/pictures/jars/mustard.svg',
    productqrcodeurl: '/platform/qr/HNY-MUSTARD.svg',
    qacertificateurl: '/platform/certificates/HNY-MUSTARD',
    infourl: '/platform/info/HNY-MUSTARD',
    buyurl: '/platform/shop/HNY-MUSTARD',
  }),
  rawHoney('Bare Honey', { productid: 'HNY 2/3', productcost: null, itemcount: 0, country: null }),
  rawHoney('Acacia Honey', { productid: 'HNY-3', productcost: 200 }),
]
const nameOf = (index: number) => String(jars[index]?.productfriendlyname)
const linkOf = (page: Page, index: number) =>
  cardsOf(page).getByRole('link', { name: nameOf(index), exact: true })
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const noPanel = (page: Page) => expect(page.locator('.offcanvas, .offcanvas-backdrop')).toHaveCount(0)

test('a product tells everything its record says, and nothing else', async ({ page, baseURL }) => {
  await openListing(page, jars)
  await linkOf(page, 0).click()
  const panel = panelOf(page, nameOf(0))
  await expect(page).toHaveURL(`${listing}?product=HNY-1`)
  await expect(page).toHaveTitle(`${nameOf(0)} | Hivefield`)
  await expect(panel.getByRole('heading', { name: nameOf(0), exact: true })).toBeVisible()
  for (const text of ['MRP ₹380', 'Save ₹60', '₹640 per kg', 'Country of origin: India', 'Rated 4.6 of 5'])
    await expect(panel.getByText(text, { exact: true })).toBeVisible()
  const steps = panel.getByRole('region', { name: 'Trace this jar', exact: true }).getByRole('listitem')
  await expect(steps).toHaveText([
    'FlowerMustard blossom',
    'Country of originIndia',
    'Listed18 February 2025',
    'QualityCertificate',
    'ShelfAvailable: 42',
  ])
  await expect(panel.getByRole('img', { name: `QR code for ${nameOf(0)}`, exact: true })).toHaveJSProperty(
    'src',
    `${baseURL}/platform/qr/HNY-MUSTARD.svg`,
  )
  await expect(panel.getByRole('link', { name: 'Info', exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Certificate', exact: true })).toHaveCount(2)
  await expect(panel.getByRole('button', { name: `Like ${nameOf(0)}`, exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute('target', '_blank')
  await expect(panel.getByText('Not Availaible')).toHaveCount(0)

  await panel.getByRole('button', { name: 'Next product', exact: true }).click()
  const bare = panelOf(page, 'Bare Honey')
  await expect(bare.getByText('Out of stock', { exact: true })).toHaveCount(2)
  for (const papers of ['Info: Not Availaible', 'Certificate: Not Availaible'])
    await expect(bare.getByText(papers, { exact: true }).first()).toBeVisible()
  for (const absent of [/₹/, /of 5/, /origin/, /null/]) await expect(bare.getByText(absent)).toHaveCount(0)
  await expect(
    bare.getByRole('region', { name: 'Trace this jar', exact: true }).getByRole('listitem'),
  ).toHaveText(['QualityCertificate: Not Availaible', 'ShelfOut of stock'])
})

for (const way of ['Escape', 'Close', 'Back', 'outside'] as const)
  test(`a panel goes by ${way}, and the focus is back on the card's link`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await openListing(page, jars)
    await linkOf(page, 2).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await linkOf(page, 2).press('Enter')
    const panel = panelOf(page, 'Acacia Honey')
    await expect(panel).toBeVisible()
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    if (way === 'Escape') await page.keyboard.press('Escape')
    if (way === 'Close') await panel.getByRole('button', { name: 'Close', exact: true }).dblclick()
    if (way === 'Back') await page.goBack()
    if (way === 'outside') await page.mouse.click(20, 300)
    await noPanel(page)
    await expect(page).toHaveURL(listing)
    await expect(page).toHaveTitle(/^Raw Honey: /)
    await expect(linkOf(page, 2)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
    await page.goForward()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await noPanel(page)
    await expect(page).toHaveURL(listing)
  })

test('a panel that is closed before it has moved goes all the same', async ({ page }) => {
  await openListing(page, jars)
  await linkOf(page, 0).focus()
  // Without a way to go there is no end of it, and what ends within the panel is not the panel's.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const panel = document.querySelector('[role="dialog"]')
      if (!panel) return
      seen.disconnect()
      document.body.setAttribute('data-escaped', 'yes')
      panel.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', bubbles: true, cancelable: true }))
      const end = () =>
        panel.firstElementChild?.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }))
      for (const wait of [20, 60, 100]) setTimeout(end, wait)
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  await linkOf(page, 0).press('Enter')
  await expect(page.locator('body')).toHaveAttribute('data-escaped', 'yes')
  await noPanel(page)
  await expect(page).toHaveURL(listing)
  await expect(linkOf(page, 0)).toBeFocused()
})

test('the focus stays in the panel', async ({ page }) => {
  await openListing(page, jars)
  await linkOf(page, 0).click()
  const panel = panelOf(page, nameOf(0))
  await expect(panel).toBeVisible()
  for (let steps = 0; steps < 24; steps += 1) await page.keyboard.press(steps < 12 ? 'Tab' : 'Shift+Tab')
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('previous and next walk through the list as filtered and ordered, and are one step for Back', async ({
  page,
}) => {
  await openListing(page, jars, { search: '?sort=Z_A&stock=in', names: [nameOf(0), nameOf(2)] })
  await linkOf(page, 0).click()
  const first = panelOf(page, nameOf(0))
  await expect(first.getByText('1 of 2')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Previous product' })).toBeDisabled()
  const next = first.getByRole('button', { name: 'Next product', exact: true })
  await next.press('Enter')
  const second = panelOf(page, nameOf(2))
  await expect(page).toHaveURL(`${listing}?sort=Z_A&stock=in&product=HNY-3`)
  await expect(second.getByText('2 of 2')).toBeVisible()
  const end = second.getByRole('button', { name: 'Next product', exact: true })
  await expect(end).toBeDisabled()
  await expect(end).toBeFocused()
  await page.reload()
  await expect(second).toBeVisible()
  await second.getByRole('button', { name: 'Close', exact: true }).click()
  await noPanel(page)
  await expect(page).toHaveURL(`${listing}?sort=Z_A&stock=in`)
  await expect(linkOf(page, 2)).toBeFocused()
  // The way back led to the listing that was there before, not to a second one.
  expect(await page.evaluate(() => history.state?.idx)).toBe(0)
})

test('a product that the filters leave out shows without a place among the others', async ({ page }) => {
  await answerProducts(page, jars)
  await page.goto(`${listing}?stock=out&product=HNY-1`)
  const panel = panelOf(page, nameOf(0))
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Next product' })).toHaveCount(0)
})

test.describe('a link in a chat', () => {
  for (const [what, address] of [
    ['over a listing', `${listing}?product=HNY-1&utm_source=chat`],
    ['to the product itself', `${paths.product('Raw_Honey', 'HNY-1')}?utm_source=chat`],
    ['among all products', `${paths.allProducts()}?product=HNY-1&utm_source=chat`],
  ] as const)
    test(`opens the product (${what}), and closing it leads to the listing`, async ({ browser }) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await answerProducts(page, jars)
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      const panel = panelOf(page, nameOf(0))
      await expect(panel).toBeVisible()
      await expect(page).toHaveTitle(`${nameOf(0)} | Hivefield`)
      await panel.getByRole('button', { name: 'Next product', exact: true }).click()
      await expect(panelOf(page, 'Bare Honey')).toBeVisible()
      await expect(page).toHaveURL(/HNY(%20|\+)2%2F3/)
      await page.reload()
      await panelOf(page, 'Bare Honey').getByRole('button', { name: 'Previous product' }).click()
      await panel.getByRole('button', { name: 'Close', exact: true }).click()
      await noPanel(page)
      const { pathname } = new URL(address, 'http://localhost')
      const below = pathname === paths.allProducts() ? pathname : listing
      await expect(page).toHaveURL(`${below}?utm_source=chat`)
      await expect(linkOf(page, 0)).toBeFocused()
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
      await context.close()
    })

  for (const address of chosen([
    `${listing}?product=nope`,
    `${listing}?product=${encodeURIComponent('<script>alert(1)</script>')}`,
    `${listing}?product=${'x'.repeat(2000)}&product=HNY-1`,
    paths.product('Raw_Honey', 'no.pe'),
  ]))
    test(`to a product that is gone says so and leads back: ${address.slice(0, 60)}`, async ({ page }) => {
      await answerProducts(page, jars)
      expect((await page.goto(address))?.status()).toBe(200)
      const panel = page.getByRole('dialog', { name: 'Product', exact: true })
      await expect(panel.getByRole('alert')).toContainText('This product is not on the list any more')
      await panel.getByRole('button', { name: 'Back to the list', exact: true }).click()
      await noPanel(page)
      await expect(page).toHaveURL(listing)
      await expectProducts(
        page,
        jars.map((_, index) => nameOf(index)),
      )
    })
})

test.describe('while the list', () => {
  const unknown = paths.product('Somewhere_Honey', 'HNY-1')

  test('loads, the panel waits with it', async ({ page }) => {
    await answerProducts(page, jars)
    const release = await holdBack(page, modelsCalls)
    await page.goto(unknown)
    await expect(page.getByRole('status', { name: 'Loading product', exact: true })).toBeVisible()
    release()
    await expect(panelOf(page, nameOf(0))).toBeVisible()
  })

  test.describe('fails', () => {
    test.use({ expectedMessages: [/500|Products of/] })

    test('the panel says so, and tries again', async ({ page }) => {
      await answerProducts(page, jars)
      await page.route(modelsCalls, (route) => route.fulfill({ status: 500 }))
      await page.goto(unknown)
      const panel = page.getByRole('dialog', { name: 'Product', exact: true })
      await expect(panel.getByRole('alert')).toContainText('This product could not be loaded')
      await page.unroute(modelsCalls)
      await answerProducts(page, jars)
      await panel.getByRole('button', { name: 'Try again', exact: true }).click()
      await expect(panelOf(page, nameOf(0))).toBeVisible()
    })
  })
})

test.describe('what shows a product', () => {
  const module = /\/assets\/PanelSheet-[\w-]+\.js$/

  test('comes when its link is approached, and not before', async ({ page }) => {
    const asked = pathsAskedFor(page, '/assets/PanelSheet-')
    await openListing(page, jars)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await linkOf(page, 1).focus()
    await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true)
  })

  test('may be slow: the press is answered, and Back takes it back', async ({ page }) => {
    const release = await holdBack(page, module)
    await openListing(page, jars)
    await linkOf(page, 0).click()
    const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(page).toHaveURL(`${listing}?product=HNY-1`)
    await expect(waiting).toBeVisible()
    await page.goBack()
    await expect(waiting).toHaveCount(0)
    await page.goForward()
    release()
    await expect(panelOf(page, nameOf(0))).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  test.describe('or not come at all', () => {
    test.use({ expectedMessages: [/ERR_|could not be shown|dynamically imported module/] })

    test('which leaves another try', async ({ page }) => {
      await page.route(module, (route) => route.abort())
      await openListing(page, jars)
      await page.route('**/collections/products/**', (route) => route.abort())
      await linkOf(page, 0).click()
      await expect(page.getByRole('alert')).toHaveText('The product did not load.')
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
    })
  })
})

test('a list stays as long as it was while a product is looked at', async ({ page }) => {
  const many = rawHoneys(30)
  await openListing(page, many, {
    names: many.slice(0, 12).map(({ productfriendlyname }) => String(productfriendlyname)),
  })
  await page.getByRole('button', { name: 'Show more (18 left)', exact: true }).click()
  const link = cardsOf(page).getByRole('link', { name: 'Honey 20', exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(panelOf(page, 'Honey 20').getByText('20 of 30')).toBeVisible()
  await page.keyboard.press('Escape')
  await noPanel(page)
  await expect(cardsOf(page)).toHaveCount(24)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})

test.describe('the code of a product', () => {
  const saved = async (page: Page, name: string) => {
    const saving = page.waitForEvent('download')
    await panelOf(page, name).getByRole('button', { name: 'Save QR code', exact: true }).click()
    const download = await saving
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  test('is that of its record, and is saved as it is', async ({ page }) => {
    await openListing(page, jars)
    await linkOf(page, 0).click()
    const original = await (await page.request.get('/platform/qr/HNY-MUSTARD.svg')).text()
    expect(await saved(page, nameOf(0))).toEqual({ name: 'qr-hny-1.svg', text: original })
  })

  for (const [what, fields] of [
    ['has none', {}],
    ['names one that is gone', { productqrcodeurl: '/platform/qr/gone.svg' }],
  ] as const)
    test.describe(`where the record ${what}`, () => {
      test.use({ expectedMessages: [/404/] })

      test('is drawn, and leads to its address', async ({ page, baseURL }) => {
        const jar = rawHoney('Jar of Honey', { productid: 'HNY 1', ...fields })
        await openListing(page, [jar])
        await cardsOf(page).getByRole('link', { name: 'Jar of Honey', exact: true }).click()
        const panel = panelOf(page, 'Jar of Honey')
        const code = panel.getByRole('img', { name: 'QR code for Jar of Honey', exact: true })
        await expect(code).toBeVisible()
        await code.scrollIntoViewIfNeeded()
        const { name, text } = await saved(page, 'Jar of Honey')
        expect(name).toBe('qr-hny-1.svg')
        expect(await readCode(page, text)).toBe(`${baseURL}${paths.product('Raw_Honey', 'HNY 1')}`)
      })
    })
})

test('on a phone name, price and stock are seen at once, and the heart covers no drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openListing(page, jars)
  await linkOf(page, 0).click()
  const panel = panelOf(page, nameOf(0))
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 360 })
  const footer = await panel.getByRole('link', { name: 'Buy Now' }).boundingBox()
  const stock = await panel.getByText('Available: 42', { exact: true }).first().boundingBox()
  expect((stock?.y ?? 999) + (stock?.height ?? 0)).toBeLessThan(footer?.y ?? 0)
  const heart = await panel.getByRole('button', { name: /^Like/ }).boundingBox()
  const drawing = await panel.getByRole('img', { name: nameOf(0), exact: true }).boundingBox()
  expect((heart?.y ?? 999) + (heart?.height ?? 0)).toBeLessThanOrEqual((drawing?.y ?? 0) + 8) // a drawing begins with sky
})

test('a product with a name of 80 characters and no picture fits the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const name = 'H'.repeat(80)
  await openListing(page, [rawHoney(name, { productid: 'LONG', productimageurl: null })])
  await page.goto(`${listing}?product=LONG`)
  const panel = panelOf(page, name)
  await expect(panel).toBeVisible()
  await expect.poll(() => panel.boundingBox()).toMatchObject({ x: 0, width: 320 })
  const widths = await panel.evaluate(
    (element) =>
      [element, ...element.querySelectorAll('*')].filter(
        (part) => part instanceof HTMLElement && part.getBoundingClientRect().right > 320.5,
      ).length,
  )
  expect(widths).toBe(0)
  for (const control of await panel.getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('a product opened from another page is closed onto its listing', async ({ page }) => {
  await answerProducts(page, jars)
  await page.goto(paths.about())
  await hydrated(page)
  await page.goto(listing)
  await answers(linkOf(page, 0))
  await linkOf(page, 0).click()
  await panelOf(page, nameOf(0)).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL(listing)
  await page.goBack()
  await expect(page).toHaveURL(paths.about())
})

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { brands } from '@/content/en/pages/brands'
import { answerCategory, categoriesAskedFor, listed } from '../../support/data/category-answers'
import { chosen } from '../../support/data/sampled'
import { showNext } from '../../support/page/product-panel'
import { expect, gone, test } from '../../support/page/visitor'

const category = 'AGR15-100C'

test('one call fills services and product services, to ask quotes for, without prices, in the panel and on a phone, too', async ({
  page,
}) => {
  const asked = categoriesAskedFor(page)
  await answerCategory(page, category, [
    listed('Filling', { contentsubcategory: 'Contract_Manufacturing', productcost: 10, itemcount: 0 }),
    listed('Half-kilo jar', { contentsubcategory: 'Honey_Jars', productcost: 20, discountedprice: 18 }),
  ])
  await page.goto(paths.brands())
  const services = page.getByRole('region', { name: 'Services', exact: true })
  const products = page.getByRole('region', { name: 'Product services', exact: true })
  await expect(services.getByRole('article')).toHaveCount(1)
  await expect(services.getByRole('article', { name: 'Filling' })).toBeVisible()
  await expect(products.getByRole('article')).toHaveCount(1)
  await expect(products.getByRole('article', { name: 'Half-kilo jar' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'RFQ', exact: true })).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText(/MRP|₹|Available:/)
  expect(asked).toEqual([category]) // R-BRAND-01

  await test.step('both lists share one panel, which shows no price where its cards show none', async () => {
    const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
    await services.getByRole('link', { name: 'Filling', exact: true }).click()
    await expect(panel('Filling').getByRole('link', { name: 'RFQ', exact: true })).toBeVisible()
    await showNext(panel('Filling'))
    const jar = panel('Half-kilo jar')
    await expect(jar.getByText('2 of 2')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(jar).not.toContainText(/₹|MRP|Available:|Out of stock|Fully booked/)
    await jar.getByRole('button', { name: 'Close', exact: true }).click()
    await gone(page.getByRole('dialog'))
  })

  await test.step('on a phone a row has name and button, and neither price nor stock', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const row = page.getByRole('article', { name: 'Filling', exact: true })
    await expect(row.getByRole('link', { name: 'RFQ', exact: true })).toBeVisible()
    await expect(row).not.toContainText(/₹|MRP|Available|Fully booked|Out of stock/)
  })
})

const maker = (page: Page) => page.getByRole('region', { name: 'See your name on it' })
const drawing = (page: Page) => maker(page).getByRole('img')
const name = (page: Page) => maker(page).getByRole('textbox', { name: 'Name on the label' })

const names = chosen([
  ['80 letters without a blank', 'W'.repeat(80)],
  ['emoji', '👨‍👩‍👧‍👦'.repeat(20)],
  ['right to left', 'عسل النحل الطبيعي'],
  ['markup', '<script>document.title = "x"</script>'],
  ['Devanagari', 'शुद्ध प्राकृतिक शहद'],
] as const)

/** The letters of a label's name, and the sides on which anything written sticks out of it. */
const written = (page: Page) =>
  drawing(page).evaluate((jar) => {
    const lines = [...jar.querySelectorAll('text')]
    const letters = lines.slice(0, -1).map((line) => line.textContent)
    const beyond = ({ x, y, width }: DOMRect) => [
      ...(x < 64 ? [`left: ${x}`] : []),
      ...(x + width > 256 ? [`right: ${x + width}`] : []),
      ...(y < 140 ? [`top: ${y}`] : []),
    ]
    return {
      letters: letters.join('').replaceAll(/\s/g, ''),
      beyond: lines.flatMap((line) => beyond(line.getBBox())),
    }
  })

test('a brand reads what it gets, sees its name on a jar, keeps the picture, and asks for a quote with the same words', async ({
  page,
  context,
}) => {
  await page.goto(paths.brands())
  await test.step('benefits, technology and all seven certifications are named', async () => {
    await expect(
      page.getByRole('region', { name: 'Services', exact: true }).getByRole('article').first(),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Product services' }).getByRole('article').first(),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Benefits for brands' }).getByRole('listitem')).toHaveCount(
      4,
    )
    await expect(page.getByRole('region', { name: 'Our Technology' }).getByRole('listitem')).toHaveCount(
      brands.technology.stations.length,
    ) // R-BRAND-02
    await expect(
      page.getByRole('region', { name: 'Certifications' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['FSSAI', 'Indian Organic', 'ISO', 'USDA', 'FSSC 22000', 'GMP', 'Halal']) // R-BRAND-03
  })

  await name(page).fill('Tamarind & Thyme')
  await maker(page).getByRole('radio', { name: 'Jamun' }).check()
  await maker(page).getByRole('radio', { name: 'Six-sided' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(drawing(page)).toHaveAccessibleName(
    'Tall jar of jamun honey. The label reads: Tamarind & Thyme',
  )
  await expect(drawing(page).locator('text')).toHaveText(['Tamarind', '& Thyme', 'Jamun honey'])
  const words = /Name on the label: Tamarind & Thyme\s+Honey: Jamun\s+Jar: Tall$/
  for (const request of ['RFQ by email', 'RFQ by WhatsApp']) {
    const address = await maker(page).getByRole('link', { name: request }).getAttribute('href')
    expect(decodeURIComponent(address ?? '')).toMatch(words)
  }
  await test.step('the same words are copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await maker(page).getByRole('button', { name: 'Copy as words', exact: true }).click()
    await expect(maker(page).getByRole('status')).toHaveText('The words are copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(words)
  })

  await test.step('the label is saved as a picture, and nothing leaves the device', async () => {
    const telling: string[] = []
    page.on('request', (request) => {
      const sent = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)
      if (/tamarind/i.test(sent)) telling.push(sent)
    })
    const download = page.waitForEvent('download')
    await maker(page).getByRole('button', { name: 'Save picture' }).click()
    const picture = await download
    expect(picture.suggestedFilename()).toBe('label-tamarind-thyme.png')
    const png = readFileSync(await picture.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 1320])
    await expect(maker(page).getByRole('status')).toHaveText('The picture is saved.')
    expect(telling).toEqual([])
  })
})

test('a name of any length and script is type that fits its label, which survives a reload and the way back', async ({
  page,
}) => {
  await page.goto(paths.brands())
  for (const [kind, text] of names)
    await test.step(kind, async () => {
      await name(page).fill(text)
      await expect(drawing(page)).toHaveAccessibleName(/The label reads: /)
      // Drawn anew as the face of its letters comes.
      const letters = text.replaceAll(/\s/g, '')
      await expect.poll(() => written(page)).toEqual({ letters, beyond: [] })
    })

  await name(page).fill('Mogra')
  await maker(page).getByRole('radio', { name: 'Acacia' }).check()
  await expect(drawing(page)).toHaveAccessibleName(/acacia honey. The label reads: Mogra$/)
  await page.reload()
  await maker(page).scrollIntoViewIfNeeded()
  await expect(drawing(page)).toHaveAccessibleName('Six-sided jar of acacia honey. The label reads: Mogra')
  await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book a demo' })).toBeVisible() // brands is left
  await page.goBack()
  await expect(name(page)).toHaveValue('Mogra')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the honeys and jars of the label stand as words, and the request by e-mail is there', async ({
    page,
  }) => {
    await page.goto(paths.brands())
    for (const word of ['Acacia', 'Litchi', 'Jamun', 'Round', 'Six-sided', 'Tall'])
      await expect(maker(page).getByText(word, { exact: true })).toBeVisible()
    await expect(name(page)).toBeHidden()
    await expect(maker(page).getByRole('button')).toHaveCount(0)
    await expect(maker(page).getByRole('link', { name: 'RFQ by email' })).toBeVisible()
  })
})

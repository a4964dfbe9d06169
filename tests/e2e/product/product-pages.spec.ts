import type { Locator } from '@playwright/test'
import { paths } from '@/config/paths'
import { productPanel } from '@/content/en/features/product-panel'
import { modelsCalls, slidIn } from '../../support/data/catalogue'
import { holdBack } from '../../support/page/hold-requests'
import { noPanel } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

const mustard = paths.product('Raw_Honey', 'HNY-MUSTARD')

/** Records each frame that shows neither the cover nor a panel with something in it, and what moves the panel. */
const watchTakeover = (cover: Locator) =>
  cover.evaluateHandle((element) => {
    const seen: string[] = []
    const panel = () => document.querySelector('[role="dialog"]')
    const look = () => {
      if (!element.checkVisibility() && !panel()?.hasChildNodes()) seen.push('nothing of the product')
      requestAnimationFrame(look)
    }
    look()
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target === panel()) seen.push(propertyName)
    })
    return seen
  })

test('the page of a product has a head of its own and shows its jar from the first paint on, and keeps them', async ({
  page,
  request,
}) => {
  await test.step('a head in its first HTML', async () => {
    const answer = await request.get(mustard)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toMatch(/<title>Mustard Blossom Honey[^<]*, ₹320 \| Hivefield<\/title>/)
  })

  const listed = page.waitForResponse(/\/platform\/content\/models\/honeynet\/AGR11-100A\/Raw_Honey$/)
  const release = await holdBack(page, /\/assets\/.+\.js$/)
  await page.goto(mustard, { waitUntil: 'commit' })
  const cover = page.getByRole('region', { name: 'Mustard Blossom Honey, 500 g' })
  await test.step('the cover shows its jar, and gives way to the panel', async () => {
    await expect(cover.getByRole('img', { name: 'Mustard Blossom Honey, 500 g' })).toBeVisible()
    await expect(cover.getByRole('link', { name: 'Close' })).toHaveAttribute(
      'href',
      paths.listing('Raw_Honey'),
    )
    const takeover = await watchTakeover(cover)
    release()
    await expect(page.getByRole('dialog', { name: 'Mustard Blossom Honey, 500 g' })).toBeVisible()
    await expect(cover).toBeHidden()
    expect(await takeover.jsonValue()).toEqual([])
    await takeover.dispose()
  })

  await listed
  await expect(page.getByRole('article', { name: /Mustard Blossom/ })).toBeAttached()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${mustard}$`))
  await expect(page).toHaveTitle(/^Mustard Blossom Honey/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(paths.listing('Raw_Honey'))
  await expect(cover).toHaveCount(0)
})

test('a product that no build knew is answered with the listing of its collection, where a press opens another without a cover, which closes onto the same listing', async ({
  page,
}) => {
  const release = await holdBack(page, modelsCalls)
  const answer = await page.goto(paths.product('Raw_Honey', 'HNY-GONE'))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey' })).toBeVisible()
  await expect(page).toHaveTitle(/^Raw Honey/)
  await test.step('a page that many listings share marks the collection all the same', async () => {
    const links = page.getByRole('region', { name: 'Collections' }).getByRole('link', { includeHidden: true })
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Raw Honey')
  })
  release()
  await expect(page).toHaveTitle(`${productPanel.gone.heading} | Hivefield`)
  await expect(page.getByRole('article').first()).toBeVisible()

  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('alert')).toContainText(productPanel.gone.heading)
  await slidIn(panel)
  await panel.getByRole('button', { name: 'Back to the list', exact: true }).click()
  await noPanel(page)
  await expect(page).toHaveURL(paths.listing('Raw_Honey'))
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(/product=HNY-MUSTARD$/)
  await expect(page.getByRole('region', { name: 'Mustard Blossom Honey, 500 g' })).toHaveCount(0)
  await slidIn(panel)
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await noPanel(page)
  await expect(page).toHaveURL(paths.listing('Raw_Honey'))
  expect(await page.evaluate(() => history.state?.idx), 'the next Back leaves the site').toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a jar of a listing leads to the page of its product, which tells its price and where to buy it', async ({
    page,
  }) => {
    await page.goto(paths.listing('Raw_Honey'))
    await page.getByRole('link', { name: 'Mustard Blossom Honey, 500 g', exact: true }).click()
    await expect(page).toHaveURL(mustard)
    const cover = page.getByRole('region', { name: 'Mustard Blossom Honey, 500 g' })
    await expect(cover.getByRole('link', { name: 'Buy Now' })).toBeVisible()
    await expect(cover).toContainText('₹320')
  })
})

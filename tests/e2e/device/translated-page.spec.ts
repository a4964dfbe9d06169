import { paths } from '@/config/paths'
import {
  answerProducts,
  cardsOf,
  likeCalls,
  openFilters,
  openListing,
  rawHoney,
  searchBox,
  slidIn,
} from '../../support/data/catalogue'
import { translate } from '../../support/faults/translate'
import { offlineStatus } from '../../support/layout/page-parts'
import {
  askForCode,
  aVisitor,
  codeFor,
  openDemo,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { noPanel } from '../../support/page/product-panel'
import { add } from '../../support/page/quote-list'
import { expect, gone, test } from '../../support/page/visitor'

const jars = [
  rawHoney('Mustard Honey', { productid: 'HNY-1', productcost: 380, likecount: 5 }),
  rawHoney('Acacia Honey', { productid: 'HNY-2', productcost: 200, itemcount: 0 }),
]

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] })

test('a listing that the browser translates still counts, filters and shows what is pressed', async ({
  page,
  context,
}) => {
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  await openListing(page, jars)
  await translate(page)

  await test.step('a product goes on the quote list and off it, and its button says so', async () => {
    await add(page, 'Mustard Honey').click()
    const added = page.getByRole('button', { name: 'In quote Mustard Honey', exact: true })
    await added.click()
    await expect(add(page, 'Mustard Honey')).toBeVisible()
  })
  await test.step('a like counts', async () => {
    await page.getByRole('button', { name: 'Like Mustard Honey', exact: true }).click()
    await expect(cardsOf(page).first().getByText('6', { exact: true })).toBeVisible()
    await expect(cardsOf(page).first().getByRole('status')).toHaveText('')
  })
  await test.step('filters come and go, also where nothing is found', async () => {
    const { drawer, outOfStock } = await openFilters(page)
    await outOfStock.check()
    await page.keyboard.press('Escape')
    await gone(drawer)
    await expect(cardsOf(page)).toHaveCount(1)
    await searchBox(page).fill('mustard')
    await expect(cardsOf(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove All', exact: true }).first().click()
    await searchBox(page).fill('')
    await expect(cardsOf(page)).toHaveCount(2)
  })
  await test.step('a panel comes and goes', async () => {
    await cardsOf(page).getByRole('link', { name: 'Mustard Honey', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Mustard Honey' })
    await slidIn(panel)
    await panel.getByRole('button', { name: 'Next product', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Acacia Honey' })).toBeVisible()
    await page.keyboard.press('Escape')
    await noPanel(page)
  })
  await test.step('a connection goes and comes back', async () => {
    await context.setOffline(true)
    await expect(offlineStatus(page)).toBeVisible()
    await context.setOffline(false)
    await expect(offlineStatus(page)).toHaveCount(0)
  })
  await test.step('and another page is a press away', async () => {
    await answerProducts(page, jars)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pollination', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeVisible()
  })
  await expect(page.getByText(/did not load/)).toHaveCount(0)
})

test.describe('a demo request that fails once', () => {
  test.use({ expectedMessages: [/status of 5\d\d/] })

  test('gets through on a page that the browser translates, a wrong code before it', async ({ page }) => {
    const phone = `98450097${50 + test.info().repeatEachIndex}`
    await openDemo(page)
    await translate(page)
    await askForCode(page, aVisitor(phone, { company: 'demofail once' }))
    await typeCode(page, '000000')
    await verifyButton(page).click()
    await expect(page.getByText('This code was not accepted.')).toBeVisible()
    await typeCode(page, await codeFor(page, phone))
    await verifyButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your code is accepted' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(page).toHaveURL(paths.home())
    await expect(page.getByText(/did not load/)).toHaveCount(0)
  })
})

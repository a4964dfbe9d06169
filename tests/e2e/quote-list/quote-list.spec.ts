import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { quoteList } from '@/content/en/pages/quote-list'
import { cardsOf, openListing, slidIn } from '../../support/data/catalogue'
import { noPanel } from '../../support/page/product-panel'
import {
  add,
  headerLink,
  honeys,
  openQuote,
  quantity,
  remove,
  rows,
  storedList,
} from '../../support/page/quote-list'
import { expect, test } from '../../support/page/visitor'

test('what is added on a listing stands on the list, with quantities, sums and a way to each product', async ({
  page,
}) => {
  await openListing(page, honeys)
  await expect(headerLink(page)).toHaveCount(0)
  await add(page, 'Jamun Honey').click()
  await expect(headerLink(page)).toHaveText(/Quote list\s*1/)
  await test.step("in a panel the way to the list stands beside 'In quote'", () => addInPanel(page))
  await add(page, 'Gift').click()
  const added = page.getByRole('button', { name: 'In quote Mustard Honey', exact: true })
  await expect(added).toHaveAttribute('aria-pressed', 'true')
  await headerLink(page).click()

  await expect(page).toHaveURL(paths.quoteList())
  await expect(page.getByRole('heading', { level: 1, name: 'Quote list' })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await quantity(page, 'Jamun Honey').fill('12')
  await page.getByRole('button', { name: 'One more of Mustard Honey' }).click()
  await expect(quantity(page, 'Mustard Honey')).toHaveValue('2')
  await expect(rows(page).nth(0)).toContainText('₹6,240')
  await expect(rows(page).nth(1)).toContainText('₹640')
  await expect(rows(page).nth(2)).toContainText('Price on request')
  const sending = page.getByRole('region', { name: quoteList.send })
  await expect(sending).toContainText('At listed prices₹6,880')
  await expect(sending).toContainText('One product has no listed price and is not counted.')
  await expect(page.getByText('3 products, 15 pieces.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jamun Honey' })).toHaveAttribute(
    'href',
    `${paths.listing('Raw_Honey')}?product=HNY-1`,
  )

  await page.reload()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('12')
  await expect(headerLink(page)).toHaveText(/3/)
  await test.step('what is removed can be brought back, and an empty list leads to the honey', () =>
    removeAll(page))
})

async function removeAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' })
  await remove(page, 'Jamun Honey').click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('Jamun Honey is off the list.')).toBeVisible()
  await undo.click()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('12')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  for (const name of ['Mustard Honey', 'Gift', 'Jamun Honey']) await remove(page, name).click()
  await expect(page.getByText('Jamun Honey is off the list.')).toBeVisible()
  await undo.click()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('12')
  await remove(page, 'Jamun Honey').click()
  await expect(page.getByRole('heading', { name: 'Nothing on your list yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['See the honey', 'Book Demo'])
  await expect(headerLink(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'See the honey' }).click()
  await expect(page).toHaveURL(paths.allProducts())
}

async function addInPanel(page: Page): Promise<void> {
  await cardsOf(page).getByRole('link', { name: 'Mustard Honey', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Mustard Honey', exact: true })
  const listLink = panel.getByRole('link', { name: 'Quote list', exact: true })
  const toggle = panel.getByRole('button', { name: 'Add Mustard Honey to quote', exact: true })
  await expect(toggle).toBeVisible()
  await expect(listLink).toHaveCount(0)
  await slidIn(panel)
  await toggle.click()
  await listLink.click()
  await expect(page).toHaveURL('/quote-list')
  await expect(rows(page)).toHaveCount(2)
  await page.goBack()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await noPanel(page)
}

test('two tabs keep step, and pressed again a product leaves the list and comes back with its quantity', async ({
  page,
  context,
}) => {
  await openQuote(page, 'HNY-1*3')
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('3')
  const other = await context.newPage()
  await openListing(other, honeys)
  await add(other, 'Mustard Honey').click()
  await expect(rows(page)).toHaveCount(2)
  await quantity(page, 'Jamun Honey').fill('8')
  await remove(page, 'Mustard Honey').click()
  await expect(add(other, 'Mustard Honey')).toBeVisible()
  expect(await storedList(other)).toBe('HNY-1*8')

  await other.getByRole('button', { name: 'In quote Jamun Honey' }).click()
  await expect(headerLink(other)).toHaveCount(0)
  await expect(add(other, 'Jamun Honey')).toBeFocused()
  await add(other, 'Jamun Honey').press('Enter')
  await expect.poll(() => storedList(other)).toBe('HNY-1*8')
})

test('a full list says so above the panel of a product', async ({ page }) => {
  const full = Array.from({ length: 200 }, (_, index) => `HNY-${index + 100}*1`).join(',')
  await page.addInitScript((items) => localStorage.setItem('quote', items), full)
  await openListing(page, honeys)
  await cardsOf(page).getByRole('link', { name: 'Mustard Honey', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Mustard Honey', exact: true })
  await slidIn(panel)
  await panel.getByRole('button', { name: 'Add Mustard Honey to quote', exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'The list is full: 200 products at most.' })
  await expect(toast).toBeVisible()
  const isOnTop = () =>
    toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
})

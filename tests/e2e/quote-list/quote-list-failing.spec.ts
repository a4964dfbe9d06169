import { paths } from '@/config/paths'
import { quoteList } from '@/content/en/pages/quote-list'
import { answerProducts, openListing, productsCalls } from '../../support/data/catalogue'
import { add, headerLink, honeys, openQuote, quantity } from '../../support/page/quote-list'
import { expect, test } from '../../support/page/visitor'

test.describe('where the back end fails', () => {
  test.use({ expectedMessages: [/status of 500|Internal Server|Failed|error/i] })

  test('the list stays stored, and comes with the next try', async ({ page }) => {
    await page.route(productsCalls, (route) => route.fulfill({ status: 500 }))
    await page.goto(`${paths.quoteList()}?items=HNY-1*3`)
    await expect(page.getByRole('heading', { name: 'The products did not load' })).toBeVisible()
    await expect(page.getByText('Your list of 1 product is kept.')).toBeVisible()
    await answerProducts(page, honeys)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(quantity(page, 'Jamun Honey')).toHaveValue('3')
  })
})

test.describe('where the counted link of the header does not come', () => {
  test.use({
    expectedMessages: [/Failed to load resource|Failed to fetch|Unable to preload|could not be shown/],
  })

  for (const part of ['css', 'js'])
    test(`for want of its ${part}, a plain one leads to the list`, async ({ page }) => {
      await page.route(`**/assets/QuoteCountLink-*.${part}`, (route) => route.abort())
      await openListing(page, honeys)
      await add(page, 'Jamun Honey').click()
      const login = page.getByRole('banner').getByRole('link', { name: 'Login' }).first()
      const colour = await login.evaluate((element) => getComputedStyle(element).color)
      await expect(headerLink(page)).toHaveCSS('color', colour)
      await headerLink(page).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Quote list' })).toBeVisible()
    })
})

test('where nothing can be stored, the list lasts as long as the page, which says so and has the link to copy by hand', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
  await openListing(page, honeys)
  await add(page, 'Jamun Honey').click()
  await headerLink(page).click()
  await expect(quantity(page, 'Jamun Honey')).toHaveValue('1')
  await expect(page.getByText(quoteList.notStored)).toBeVisible()

  await test.step('where nothing may be copied, the link stands there, selected', async () => {
    await page.getByRole('button', { name: 'Copy link', exact: true }).click()
    await expect(page.getByText(quoteList.notCopied)).toBeVisible()
    const link = page.getByRole('textbox', { name: 'Link', exact: true })
    await expect(link).toBeFocused()
    await expect(link).toHaveValue(/\/quote-list\?items=HNY-1\*1$/)
  })
  await test.step('the list of a link stays in the address, changes included', async () => {
    await openQuote(page, 'HNY-1*5,HNY-2*2')
    await expect(page.getByText(quoteList.notStored)).toBeVisible()
    await page.getByRole('button', { name: 'One more of Mustard Honey' }).click()
    await expect(page).toHaveURL('/quote-list?items=HNY-1*5%2CHNY-2*3')
    await page.reload()
    await expect(quantity(page, 'Jamun Honey')).toHaveValue('5')
    await expect(quantity(page, 'Mustard Honey')).toHaveValue('3')
    await expect(headerLink(page)).toHaveText(/2/)
    await expect(page.getByText(/is kept as it was\.$/)).toHaveCount(0)
  })
})

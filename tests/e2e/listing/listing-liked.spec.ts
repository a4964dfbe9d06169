import { paths } from '@/config/paths'
import {
  answerProducts,
  countOf,
  expectProducts,
  likeCalls,
  openFilters,
  openListing,
  rawHoney,
} from '../../support/data/catalogue'
import { expect, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = ['Mustard', 'Litchi', 'Acacia'].map((name) => rawHoney(name))
const all = ['Mustard', 'Litchi', 'Acacia']

test('what is liked can be shown alone, and its link shows the same to somebody else', async ({
  page,
  browser,
}) => {
  await page.route(likeCalls, (route) => route.fulfill({ body: '' }))
  await openListing(page, jars)
  const none = await openFilters(page)
  await expect(none.liked).toBeDisabled()
  await none.close.click()
  for (const name of ['Acacia', 'Mustard']) {
    const like = page.getByRole('button', { name: `Like ${name}`, exact: true })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
  }
  const { liked, drawer } = await openFilters(page)
  await expect(liked).toHaveAccessibleDescription('2 products')
  await liked.check()
  await drawer.getByRole('button', { name: 'Show 2 products', exact: true }).click()
  await expectProducts(page, ['Mustard', 'Acacia'])
  await expect(page).toHaveURL(`${listing}?liked=ID-ACACIA,ID-MUSTARD`)
  await expect(countOf(page)).toHaveText('2 of 3 products')

  const friends = await browser.newContext()
  const friend = await friends.newPage()
  await answerProducts(friend, jars)
  await friend.goto(page.url())
  await expectProducts(friend, ['Mustard', 'Acacia'])
  await friends.close()

  await page.getByRole('button', { name: 'Remove liked filter', exact: true }).click()
  await expectProducts(page, all)
  await expect(page).toHaveURL(listing)
})

test('Remove All of the drawer leaves it, Start over takes it away, and unknown ids find nothing', async ({
  page,
}) => {
  await openListing(page, jars, { search: '?liked=ID-LITCHI,gone&liked=ID-LITCHI', names: ['Litchi'] })
  const { drawer, liked, removeAll, close } = await openFilters(page)
  await removeAll.click()
  await expect(liked).toBeChecked()
  await drawer.getByRole('button', { name: 'Start over', exact: true }).click()
  await expect(liked).not.toBeChecked()
  await close.click()
  await expectProducts(page, all)

  await page.goto(`${listing}?liked=gone`)
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove liked filter', exact: true }).click()
  await expectProducts(page, all)
})

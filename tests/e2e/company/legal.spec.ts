import { paths } from '@/config/paths'
import { openPage, readThroughOnSmallPhone } from '../../support/page/full-page'
import { expect, test } from '../../support/page/visitor'

const documents = [
  ['Terms', paths.terms(), 'Prices, stock and descriptions', '22 November 2026'], // R-ROUTE-05
  ['Cookie and privacy policy', paths.privacy(), 'What is sent, and to whom', '22 November 2026'], // R-ROUTE-06
] as const

for (const [title, path, part, day] of documents) {
  test(`'${title}' says that it awaits approval, when it changed and how to ask`, async ({ page }) => {
    await openPage(page, path, title)
    await expect(page.getByRole('complementary', { name: "Draft for the operator's approval" })).toBeVisible()
    await expect(page.getByText(`Last changed: ${day}`)).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'hello@hivefield.example' })).toHaveAttribute(
      'href',
      'mailto:hello@hivefield.example',
    )
    await expect(main.getByRole('link', { name: '+91 80 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+918000000000',
    )
  })

  test(`'${title}' says in short what matters most, before its parts`, async ({ page }) => {
    await page.goto(path)
    const short = page.getByRole('region', { name: 'In short' })
    await expect(short.getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('In short')
  })

  test(`'${title}' has a contents list that leads to its parts`, async ({ page }) => {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(contents).toHaveText(await headings.allTextContents())
    await contents.filter({ hasText: part }).click()
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport()
  })

  test(`'${title}' can be read on a small phone, and nothing moves`, async ({ page }) => {
    await readThroughOnSmallPhone(page, path)
    // Its parts are folded; a press opens one, and so does an address that ends in it.
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
    const within = page.getByRole('region', { name: part })
    await expect(within).toBeHidden()
    await page.getByRole('heading', { level: 2, name: part }).click()
    await expect(within).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    const { id } = await within.evaluate(({ id }) => ({ id }))
    await page.goto('about:blank')
    await page.goto(`${path}#${id}`)
    await expect(within).toBeInViewport()
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport()
  })
}

test('the policy names whatever the site keeps in the browser', async ({ page }) => {
  await page.goto(paths.listing('Raw_Honey'))
  await expect(page.getByRole('article').first()).toBeVisible()
  const storedKeys = () =>
    page.evaluate(() => [...Object.keys(localStorage), document.cookie].filter(Boolean).sort())
  await page.getByRole('button', { name: /^Like/ }).first().click()
  await expect.poll(storedKeys).toEqual(['catID', 'liked', 'token'])
  const names = await storedKeys()

  await page.goto(paths.privacy())
  const stored = page.getByRole('region', { name: 'What is kept in your browser' })
  for (const name of names) await expect(stored.getByRole('term').filter({ hasText: name })).toBeVisible()
  await expect(stored).toContainText('30 minutes')
})

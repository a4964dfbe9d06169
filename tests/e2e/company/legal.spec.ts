import { paths } from '@/config/paths'
import { expectPage } from '../../support/layout/full-page'
import { scrolledTo } from '../../support/layout/page-parts'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const documents = [
  ['Terms', paths.terms(), 'Prices, stock and descriptions', '26 November 2026'], // R-ROUTE-05
  ['Cookie and privacy policy', paths.privacy(), 'What is sent, and to whom', '27 November 2026'], // R-ROUTE-06
] as const

for (const [title, path, part, day] of documents)
  test(`'${title}' says what it is, in short what matters most, and leads to its parts`, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 2, name: part })
    const within = page.getByRole('region', { name: part })
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await test.step('on a small phone its parts are folded; a press opens one', async () => {
      await expect(contents).toBeHidden()
      await expect(within).toBeHidden()
      await heading.click()
      await expect(within).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000)
    })
    await page.setViewportSize({ width: 1280, height: 720 })
    await test.step('it says that it awaits approval, when it changed and how to ask', async () => {
      await expectPage(page, title)
      const draft = page.getByRole('complementary', { name: "Draft for the operator's approval" })
      await expect(draft).toBeVisible()
      await expect(page.getByText(`Last changed: ${day}`)).toBeVisible()
      const main = page.getByRole('main')
      const mail = main.getByRole('link', { name: 'hello@hivefield.example' })
      await expect(mail).toHaveAttribute('href', 'mailto:hello@hivefield.example')
      const phone = main.getByRole('link', { name: '+91 80 0000 0000' })
      await expect(phone).toHaveAttribute('href', 'tel:+918000000000')
    })
    await test.step('it says in short what matters most, before its parts', async () => {
      const short = page.getByRole('region', { name: 'In short' })
      await expect(short.getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('In short')
    })
    await test.step('it has a contents list that leads to its parts', async () => {
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents())
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(heading).not.toBeInViewport()
      const link = contents.getByRole('link').filter({ hasText: part })
      await link.scrollIntoViewIfNeeded()
      const left = await scrolledTo(page)
      await link.click()
      await expect(heading).toBeInViewport()
      if (path !== paths.terms()) return // both are drawn by one component
      expect(await scrolledTo(page)).not.toBe(left)
      await page.goBack()
      await expect.poll(() => scrolledTo(page)).toBe(left) // R-GEN-05
      await page.goForward()
      await expect(heading).toBeInViewport()
      await page.reload()
      await hydrated(page) // its place is restored
      await expect(heading).toBeInViewport()
      // Read on from there, a reload comes back to the same place, not to the part again.
      const top = () => page.evaluate(() => window.scrollY)
      await page.evaluate(() => window.scrollBy({ top: -300, behavior: 'instant' }))
      const before = await top()
      await page.reload()
      await hydrated(page)
      await expect.poll(top).toBe(before)
    })
    await test.step('an address that ends in a part opens it on the phone', async () => {
      const { id } = await within.evaluate(({ id }) => ({ id }))
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/robots.txt') // or it would be a place on the same page
      await page.goto(`${path}#${id}`)
      await expect(within).toBeInViewport()
      await expect(heading).toBeInViewport()
    })
  })

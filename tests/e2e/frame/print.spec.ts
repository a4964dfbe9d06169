import type { Locator } from '@playwright/test'
import { paths } from '@/config/paths'
import { chosen } from '../../support/data/sampled'
import { brokenWords } from '../../support/layout/reflow'
import { hydrated, readToTheEnd } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const printed = [paths.bookDemo(), paths.stores(), paths.terms(), paths.about(), paths.allProducts()]

/** The lightest part of the colours of their letters, up to 255. */
const lightOf = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    Math.max(
      ...elements.flatMap((text) =>
        (getComputedStyle(text).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      ),
    ),
  )

test('a page on paper has its text, dark on nothing, keeps the contact and drops what can only be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1000 }) // the width of A4 without its margins
  for (const path of [...chosen(printed), paths.farmers()])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      await hydrated(page)
      if (path === paths.farmers()) await readToTheEnd(page) // its offers come as it is read
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(headings).not.toHaveCount(0)
      expect(await lightOf(headings)).toBeLessThan(128)
      const footer = page.getByRole('contentinfo')
      // Folded on a screen of this width.
      for (const text of ['Head office: Bangalore, India', '+91 80 0000 0000', 'hello@hivefield.example'])
        await expect(footer.getByText(text)).toBeVisible()
      await expect(footer.getByText('© 2025')).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(footer.getByRole('link', { name: 'Pollination' })).toBeHidden()
      expect((await footer.boundingBox())?.height, 'it takes no sheet of its own').toBeLessThan(220)
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      // Nor is there a field to type into, or a word that is broken for want of room.
      await expect(page.locator('main :is(input, select)').filter({ visible: true })).toHaveCount(0)
      expect(await brokenWords(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
    })
})

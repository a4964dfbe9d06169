import { paths } from '@/config/paths'
import { configureSite, localConfig } from '../../support/data/configuration'
import { expect, test } from '../../support/page/visitor'

const legal = { approved: '2026-11-20', fssai: '12345678901234', grievance: { name: '', email: '' } }

for (const path of [paths.terms(), paths.privacy()]) {
  test(`${path} names the day of its approval in place of the draft's box`, async ({ page }) => {
    await configureSite(page, { ...localConfig(), legal })
    await page.goto(path)
    await expect(page.getByText('In force since 20 November 2026')).toBeVisible()
    await expect(page.getByText("Draft for the operator's approval")).toHaveCount(0)
  })
}

test('the footer shows the food licence where the configuration has one', async ({ page }) => {
  await configureSite(page, { ...localConfig(), legal })
  await page.goto(paths.about())
  await expect(page.getByRole('contentinfo').getByText('FSSAI licence 12345678901234')).toBeVisible()
})

test('the footer names no food licence where there is none', async ({ page }) => {
  await page.goto(paths.about())
  await expect(page.getByRole('contentinfo')).not.toContainText('FSSAI licence')
})

import { paths } from '@/config/paths'
import { configureSite, localConfig } from '../../support/data/configuration'
import { goWithin } from '../../support/page/go-within'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const legal = { approved: '2026-11-20', fssai: '12345678901234', grievance: { name: '', email: '' } }
const licence = 'FSSAI licence'

test('the day of approval stands in place of the draft, and a food licence in footer and panel, where there is one', async ({
  page,
}) => {
  await configureSite(page, { ...localConfig(), legal })
  for (const path of [paths.terms(), paths.privacy()])
    await test.step(`${path} names the day of its approval in place of the draft's box`, async () => {
      await page.goto(path)
      await expect(page.getByText('In force since 20 November 2026')).toBeVisible()
      await expect(page.getByText("Draft for the operator's approval")).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByText(`${licence} 12345678901234`)).toBeVisible()
    })
  await hydrated(page)
  await test.step('the panel of a product that a page offers names it, too', async () => {
    await goWithin(page, `${paths.consumers()}?product=MKT-TASTING`)
    await expect(
      page.getByRole('dialog').getByText(`${licence} 12345678901234`, { exact: true }),
    ).toBeVisible()
  })
  await test.step('the panel of a tool does not', async () => {
    await goWithin(page, `${paths.beekeepers()}?product=TOOL-SMOKER`)
    await expect(
      page.getByRole('dialog', { name: /smoker/ }).getByRole('heading', { level: 2 }),
    ).toBeVisible()
    await expect(page.getByRole('dialog').getByText(licence)).toHaveCount(0)
  })
  await test.step('the panel of a product names the food licence', async () => {
    await goWithin(page, `${paths.listing('Raw_Honey')}?product=HNY-MUSTARD`)
    const panel = page.getByRole('dialog')
    await expect(panel.getByText(`${licence} 12345678901234`, { exact: true })).toBeVisible()
  })
})

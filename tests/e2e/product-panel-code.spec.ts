import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { cardsOf, openListing, rawHoney } from '../support/catalogue'
import { jars, linkOf, nameOf, panelOf } from '../support/product-panel'
import { readQrFile } from '../support/qr-reader'
import { expect, test } from '../support/visitor'

test.describe('the code of a product', () => {
  const saved = async (page: Page, name: string) => {
    const saving = page.waitForEvent('download')
    await panelOf(page, name).getByRole('button', { name: 'Save QR code', exact: true }).click()
    const download = await saving
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  test('is that of its record, and is saved as it is', async ({ page }) => {
    await openListing(page, jars)
    await linkOf(page, 0).click()
    const original = await (await page.request.get('/platform/qr/HNY-MUSTARD.svg')).text()
    expect(await saved(page, nameOf(0))).toEqual({ name: 'qr-hny-1.svg', text: original })
  })

  for (const [what, fields] of [
    ['has none', {}],
    ['names one that is gone', { productqrcodeurl: '/platform/qr/gone.svg' }],
  ] as const)
    test.describe(`where the record ${what}`, () => {
      test.use({ expectedMessages: [/404/] })

      test('is drawn, and leads to its address', async ({ page, baseURL }) => {
        const jar = rawHoney('Jar of Honey', { productid: 'HNY 1', ...fields })
        await openListing(page, [jar])
        await cardsOf(page).getByRole('link', { name: 'Jar of Honey', exact: true }).click()
        const panel = panelOf(page, 'Jar of Honey')
        const code = panel.getByRole('img', { name: 'QR code for Jar of Honey', exact: true })
        await expect(code).toHaveAttribute('src', /^data:/) // not the record's any more
        await expect(code).toBeVisible()
        const { name, text } = await saved(page, 'Jar of Honey')
        expect(name).toBe('qr-hny-1.svg')
        expect(await readQrFile(code, Buffer.from(text), 'image/svg+xml')).toBe(
          `${baseURL}${paths.product('Raw_Honey', 'HNY 1')}`,
        )
      })
    })
})

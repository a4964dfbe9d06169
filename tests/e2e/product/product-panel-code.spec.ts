import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { cardsOf, openListing, rawHoney } from '../../support/data/catalogue'
import { readQrFile } from '../../support/data/qr-reader'
import { jars, linkOf, listing, nameOf, panelOf } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

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

  // The fixture fails a test on any message in the console, and a violation of the policy is one.
  test('of a picture on another host opens in a tab of its own, and breaks no rule of the policy', async ({
    page,
    context,
  }) => {
    const address = 'https://pictures.example/hny-1.svg'
    // As the headers are where the configuration names that host in `pictureHosts`.
    await page.route(`**${listing}`, async (route) => {
      const answer = await route.fetch()
      const policy = answer.headers()['content-security-policy'] ?? ''
      const named = policy.replace("img-src 'self'", "img-src 'self' https://pictures.example")
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'content-security-policy': named },
      })
    })
    await context.route(address, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await openListing(page, [rawHoney('Jar of Honey', { productid: 'HNY 1', productqrcodeurl: address })])
    await cardsOf(page).getByRole('link', { name: 'Jar of Honey', exact: true }).click()
    const panel = panelOf(page, 'Jar of Honey')
    await expect(panel.getByRole('img', { name: 'QR code for Jar of Honey', exact: true })).toHaveAttribute(
      'src',
      address,
    )
    const opened = context.waitForEvent('page')
    await panel.getByRole('button', { name: 'Save QR code', exact: true }).click()
    await expect(await opened).toHaveURL(address)
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

import { paths } from '@/config/paths'
import { productPanel } from '@/content/en/features/product-panel'
import { cardsOf, openListing, rawHoney } from '../../support/data/catalogue'
import { readQrFile } from '../../support/data/qr-reader'
import { listing, noPanel, panelOf, savedCode } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

test.describe('the code of a product', () => {
  // The panel comes and goes at once; how it moves is proven in product-panel.spec.ts.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

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

  test.describe('where the record has none, or names one that is gone', () => {
    test.use({ expectedMessages: [/404/] })

    test('is drawn, and leads to its address', async ({ page, baseURL }) => {
      await openListing(page, [
        rawHoney('Jar without', { productid: 'HNY 1' }),
        rawHoney('Jar whose code is gone', { productid: 'HNY 2', productqrcodeurl: '/platform/qr/gone.svg' }),
      ])
      for (const [name, id, file] of [
        ['Jar without', 'HNY 1', 'qr-hny-1.svg'],
        ['Jar whose code is gone', 'HNY 2', 'qr-hny-2.svg'],
      ] as const)
        await test.step(name, async () => {
          await cardsOf(page).getByRole('link', { name, exact: true }).click()
          const panel = panelOf(page, name)
          const code = panel.getByRole('img', { name: `QR code for ${name}`, exact: true })
          await expect(code).toHaveAttribute('src', /^data:/) // not the record's any more
          await expect(code).toBeVisible()
          const saved = await savedCode(page, name)
          expect(saved.name).toBe(file)
          expect(await readQrFile(code, Buffer.from(saved.text), 'image/svg+xml')).toBe(
            // The build knows neither, so neither has a page of its own.
            `${baseURL}${paths.listing('Raw_Honey')}?${new URLSearchParams({ product: id })}`,
          )
          if (id === 'HNY 2')
            await test.step('and the record’s own is asked for once more with the connection', async () => {
              await page.route('**/platform/qr/gone.svg', (route) =>
                route.fulfill({
                  contentType: 'image/svg+xml',
                  body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
                }),
              )
              await page.evaluate(() => window.dispatchEvent(new Event('online')))
              await expect(code).toHaveAttribute('src', /gone\.svg$/)
              await expect(panel.getByText(productPanel.code.text, { exact: true })).toBeVisible()
            })
          await page.keyboard.press('Escape')
          await noPanel(page)
        })
    })
  })
})

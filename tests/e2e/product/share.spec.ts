import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { share as shareCopy } from '@/content/en/features/share'
import { expectProducts, openListing, rawHoney } from '../../support/data/catalogue'
import { readQr, readQrFile } from '../../support/data/qr-reader'
import { atRest, chunkOf, holdBack } from '../../support/page/hold-requests'
import { controlHydrated } from '../../support/page/hydrated'
import { expect, gone, test } from '../../support/page/visitor'

const honeys = [
  rawHoney('Wild Honey', { productcost: 500, itemcount: 0 }),
  rawHoney('Acacia Honey', { productcost: 300 }),
  rawHoney('Jamun Honey', { productcost: 400 }),
]
const view = '?sort=PRICE_LOW_TO_HIGH&stock=in'
const found = ['Acacia Honey', 'Jamun Honey']

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })

/** The dialog and what stands in it. */
function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true })
  return {
    dialog,
    link: dialog.getByRole('textbox', { name: 'Link', exact: true }),
    copy: dialog.getByRole('button', { name: 'Copy link', exact: true }),
    whatsApp: dialog.getByRole('link', { name: 'WhatsApp', exact: true }),
    email: dialog.getByRole('link', { name: 'E-mail', exact: true }),
    qr: dialog.getByRole('img', { name: 'QR code of this link', exact: true }),
    saveQr: dialog.getByRole('button', { name: 'Save QR code', exact: true }),
    saveSvg: dialog.getByRole('button', { name: 'Save as SVG', exact: true }),
    campaign: dialog.getByRole('button', { name: 'Campaign link', exact: true }),
    source: dialog.getByRole('textbox', { name: 'Source', exact: true }),
    medium: dialog.getByRole('textbox', { name: 'Medium', exact: true }),
    name: dialog.getByRole('textbox', { name: 'Campaign', exact: true }),
  }
}

async function openShare(page: Page) {
  await shareButton(page).click()
  const share = dialogOf(page)
  await expect(share.dialog).toBeVisible()
  return share
}

const sharedBySheet = (page: Page) => page.evaluate<unknown>(() => Reflect.get(window, 'shared'))

/** A browser with a sheet of the system, which notes what it was given. */
const withSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        Reflect.set(window, 'shared', data)
        const refusal: unknown = Reflect.get(window, 'refusal')
        if (refusal) throw new DOMException('', String(refusal))
      },
    })
  })

/** Has the sheet refuse from now on, by the name of an error, and forget what it was given. */
const refuseInSheet = (page: Page, refusal: string) =>
  page.evaluate((name) => {
    Reflect.set(window, 'refusal', name)
    Reflect.set(window, 'shared', undefined)
  }, refusal)

// The dialog comes and goes at once, but where that is the matter.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.describe('without a sheet of the system', () => {
  test('a filtered view is shared as it stands, to copy, to send and to scan', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // What the shared address shows elsewhere: listing-address.spec.ts.
    await openListing(page, honeys, { search: `${view}&utm_source=mail&vitals`, names: found })
    const { dialog, link, copy, whatsApp, email, qr, campaign, source, saveSvg } = await openShare(page)
    const address = `${new URL(page.url()).origin}${paths.listing('Raw_Honey')}${view}`
    await expect(link).toHaveValue(address)
    await expect(link).toHaveJSProperty('readOnly', true)

    await copy.click()
    await expect(dialog.getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

    const chat = new URL((await whatsApp.getAttribute('href')) ?? '')
    expect(chat.origin + chat.pathname).toBe('https://wa.me/')
    expect(chat.searchParams.get('text')).toContain(address)
    await expect(whatsApp).toHaveAttribute('rel', 'noopener')
    const mail = new URL((await email.getAttribute('href')) ?? '')
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('body')).toContain(address)
    expect(await readQr(qr)).toBe(address)

    await test.step('where nothing may be copied, the link is selected and the page says so', async () => {
      await page.evaluate(() =>
        Object.defineProperty(navigator.clipboard, 'writeText', {
          value: () => Promise.reject(new Error('no')),
        }),
      )
      await copy.click()
      await expect(dialog.getByText('This browser does not let us copy.')).toBeVisible()
      await expect(link).toBeFocused()
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(address)
    })
    await test.step('what is said of a link goes as the link becomes another', async () => {
      await saveSvg.click()
      const said = [
        dialog.getByText('This browser does not let us copy.'),
        dialog.getByText('Saved as a drawing'),
      ]
      for (const words of said) await expect(words).toBeVisible()
      await campaign.click()
      await source.fill('fair')
      for (const words of said) await expect(words).toHaveCount(0)
    })
  })

  test('a link too long for a QR code says so, and a campaign goes into a short one as it is typed, and into the codes to print', async ({
    page,
  }) => {
    await test.step('too long, and hostile words stay words', async () => {
      const words = '<script>alert(1)</script>'
      const liked = Array.from({ length: 150 }, (_, index) => `HONEY-OF-A-LONG-NAME-${index}`).join()
      await openListing(page, honeys, { search: `?${new URLSearchParams({ q: words, liked })}`, names: [] })
      const long = await openShare(page)
      await expect(long.dialog.getByText('This link is too long for a QR code.')).toBeVisible()
      expect(new URL(await long.link.inputValue()).searchParams.get('q')).toBe(words)
      await page.keyboard.press('Escape')
      await gone(long.dialog)
      await page.getByRole('button', { name: 'Start over', exact: true }).first().click()
      await expectProducts(page, ['Wild Honey', 'Acacia Honey', 'Jamun Honey'])
    })
    const { dialog, link, campaign, source, medium, name, qr, saveQr, saveSvg } = await openShare(page)
    await expect(source).toBeHidden()
    await campaign.click()
    await expect(campaign).toHaveAttribute('aria-expanded', 'true')
    await source.fill(' Fair Pune ')
    await medium.fill('Poster')
    await name.fill('Spring 2026')
    const address = `${new URL(page.url()).origin}${paths.listing('Raw_Honey')}?utm_source=fair-pune&utm_medium=poster&utm_campaign=spring-2026`
    await expect(link).toHaveValue(address)
    await name.press('Tab')
    await expect(name).toHaveValue('spring-2026')
    await expect.poll(() => readQr(qr)).toBe(address)

    for (const [button, type, ending] of [
      [saveQr, 'image/png', 'png'],
      [saveSvg, 'image/svg+xml', 'svg'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        // Headless Chromium is not idle again after a press until the pointer moves, and else makes its PNG 7 s later.
        button.click().then(() => page.mouse.move(0, 0)),
      ])
      expect(download.suggestedFilename()).toBe(`qr-raw-honey-fair-pune-poster-spring-2026.${ending}`)
      const bytes = await readFile(await download.path())
      if (ending === 'svg') expect(bytes.toString()).not.toMatch(/style|script/)
      else expect(bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1181) // its width
      expect(await readQrFile(qr, bytes, type)).toBe(address)
    }

    // The link opens the list. Used once, the campaign is there to choose the next time, and can be removed.
    await page.goto(address)
    await expectProducts(page, ['Wild Honey', 'Acacia Honey', 'Jamun Honey'])
    const again = await openShare(page)
    await again.campaign.click()
    await dialog.getByRole('button', { name: 'Use fair-pune · poster · spring-2026', exact: true }).click()
    await expect(again.link).toHaveValue(address)
    await dialog.getByRole('button', { name: 'Remove fair-pune · poster · spring-2026' }).click()
    await expect(dialog.getByRole('button', { name: /^Use / })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('campaigns'))).toBe('[]')
  })

  test('a press before the page answers opens the dialog once it does, which fits a small phone and is for the keyboard too', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 320, height: 568 })
    const release = await holdBack(page, chunkOf('ShareTrigger'))
    await openListing(page, honeys)
    await expect(shareButton(page)).toBeVisible()
    await controlHydrated(page.getByRole('combobox', { name: 'Sort by', exact: true }))
    await shareButton(page).click()
    release()
    const { dialog, campaign, qr } = dialogOf(page)
    await expect(qr).toBeVisible()
    await page.keyboard.press('Escape')
    // Its element goes a moment after it is closed; a press in between would open what is about to go.
    await expect(page.locator('dialog')).toHaveCount(0)

    await shareButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(qr).toBeVisible()
    await campaign.click()
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
    await gone(dialog)
    await expect(shareButton(page)).toBeFocused()
    await openShare(page)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await gone(dialog)
    await expect(shareButton(page)).toBeFocused()
    await openShare(page)
    await dialog.getByRole('heading', { name: 'Share', exact: true }).hover()
    await page.mouse.down()
    await page.mouse.move(160, 10)
    await page.mouse.up()
    await expect(dialog, 'a text of it was selected up to the backdrop').toBeVisible()
    await page.mouse.click(160, 10)
    await gone(dialog)
  })
})

test('where there is a sheet of the system, it gets the link, and only where it refuses there is a dialog', async ({
  page,
}) => {
  await withSheet(page)
  const release = await holdBack(page, chunkOf('ShareTrigger'))
  await openListing(page, honeys, { search: `${view}&utm_source=mail`, names: found })
  const { dialog } = dialogOf(page)
  const { origin } = new URL(page.url())
  const given = { title: 'Raw Honey', url: `${origin}${paths.listing('Raw_Honey')}${view}` }
  await test.step('a press before the page answers shares the view as the address has it', async () => {
    await shareButton(page).click()
    release()
    await expect.poll(() => sharedBySheet(page)).toEqual(given)
    await gone(dialog)
  })
  await test.step('a sheet that was closed is no reason for a dialog', async () => {
    await refuseInSheet(page, 'AbortError')
    await shareButton(page).click()
    await expect.poll(() => sharedBySheet(page)).toEqual(given)
    await atRest(page)
    await gone(dialog)
  })
  await test.step('a later press gets the link, too', async () => {
    await refuseInSheet(page, '')
    await shareButton(page).click()
    await expect.poll(() => sharedBySheet(page)).toEqual(given)
    await gone(dialog)
  })
  await test.step('a sheet that refuses gives way to the dialog', async () => {
    await refuseInSheet(page, 'NotAllowedError')
    await openShare(page)
  })
})

test('staff get the dialog with the campaign open, no link of theirs says that they are staff, and nothing need be stored', async ({
  page,
}) => {
  await withSheet(page)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await openListing(page, honeys, { search: '?staff' })
  const { dialog, link, source, campaign, copy } = await openShare(page)
  await expect(source).toBeVisible()
  await expect(campaign).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toHaveValue(`${new URL(page.url()).origin}${paths.listing('Raw_Honey')}`)

  await test.step('where nothing can be stored, a campaign lasts as long as the page, and the page says so', async () => {
    await source.fill('fair')
    await copy.click()
    await expect(dialog.getByRole('button', { name: 'Use fair', exact: true })).toBeVisible()
    await expect(dialog.getByText(shareCopy.campaign.notStored)).toBeVisible()
  })
})

test('a product is shared by its own page, and over its listing where the build did not know it', async ({
  page,
}) => {
  const shareOpenProduct = async (name: string) => {
    await page.getByRole('button', { name: `Share ${name}`, exact: true }).click()
    const { link } = dialogOf(page)
    await expect(link).toHaveValue(/./)
    return new URL(await link.inputValue())
  }
  await page.goto(`${paths.listing('Raw_Honey')}?product=HNY-MUSTARD`)
  expect((await shareOpenProduct('Mustard Blossom Honey, 500 g')).pathname).toBe(
    paths.product('Raw_Honey', 'HNY-MUSTARD'),
  )
  await openListing(page, [rawHoney('New Honey', { productid: 'HNY 1' })], { search: '?product=HNY+1' })
  const { pathname, search } = await shareOpenProduct('New Honey')
  expect(pathname + search).toBe(`${paths.listing('Raw_Honey')}?product=HNY+1`)
})

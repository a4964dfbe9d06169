import { cardsOf, openListing, rawHoneys } from '../../support/data/catalogue'
import {
  jars,
  linkOf,
  listing,
  nameOf,
  noPanel,
  panelOf,
  savedCode,
  showNext,
} from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

// A panel comes and goes at once, but where its move matters.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a product tells everything its record says, and nothing else, and keeps the focus, and a double click on it is one step back', async ({
  page,
  baseURL,
}) => {
  await openListing(page, jars)
  await linkOf(page, 0).dblclick()
  const panel = panelOf(page, nameOf(0))
  await expect(page).toHaveURL(`${listing}?product=HNY-1`)
  await expect(page).toHaveTitle(`${nameOf(0)} | Hivefield`)
  await expect(panel.getByRole('heading', { name: nameOf(0), exact: true })).toBeVisible()
  for (const text of [
    'MRP ₹380',
    'Save ₹60 (15%)',
    '₹640 per kg',
    'Country of origin: India',
    'Rated 4.6 of 5',
  ])
    await expect(panel.getByText(text, { exact: true })).toBeVisible()
  const steps = panel.getByRole('region', { name: 'Trace this jar', exact: true }).getByRole('listitem')
  await expect(steps).toHaveText([
    'FlowerMustard blossom',
    'Country of originIndia',
    'Listed18 February 2025',
    'QualityCertificate',
    'ShelfAvailable: 42',
  ])
  await expect(panel.getByRole('img', { name: `QR code for ${nameOf(0)}`, exact: true })).toHaveJSProperty(
    'src',
    `${baseURL}/platform/qr/HNY-MUSTARD.svg`,
  )
  await expect(panel.getByRole('link', { name: 'Info', exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Certificate', exact: true })).toHaveCount(2)
  await expect(panel.getByRole('button', { name: `Like ${nameOf(0)}`, exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute('target', '_blank')
  await expect(panel.getByText('Not Availaible')).toHaveCount(0)

  await test.step('its code is that of its record, and is saved as it is', async () => {
    const original = await (await page.request.get('/platform/qr/HNY-MUSTARD.svg')).text()
    expect(await savedCode(page, nameOf(0))).toEqual({ name: 'qr-hny-1.svg', text: original })
  })

  await showNext(panel)
  const bare = panelOf(page, 'Bare Honey')
  await expect(bare.getByText('Out of stock', { exact: true })).toHaveCount(2)
  for (const papers of ['Info: Not Availaible', 'Certificate: Not Availaible'])
    await expect(bare.getByText(papers, { exact: true }).first()).toBeVisible()
  for (const absent of [/₹/, /of 5/, /origin/, /null/]) await expect(bare.getByText(absent)).toHaveCount(0)
  await expect(
    bare.getByRole('region', { name: 'Trace this jar', exact: true }).getByRole('listitem'),
  ).toHaveText(['QualityCertificate: Not Availaible', 'ShelfOut of stock'])

  await test.step('the focus stays in the panel', async () => {
    const within = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]')))
    for (let steps = 0; steps < 24; steps += 1) {
      await page.keyboard.press(steps < 12 ? 'Tab' : 'Shift+Tab')
      await expect.poll(within).toBe(true)
    }
  })

  await page.goBack()
  await noPanel(page)
  await expect(page).toHaveURL(listing)
})

test("a panel goes by Escape, Close, Back and a press outside, and the focus is back on the card's link in a list as long as it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const many = rawHoneys(30)
  await openListing(page, many, {
    names: many.slice(0, 12).map(({ productfriendlyname }) => String(productfriendlyname)),
  })
  await page.getByRole('button', { name: 'Show more (18 left)', exact: true }).click()
  const link = cardsOf(page).getByRole('link', { name: 'Honey 20', exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  const panel = panelOf(page, 'Honey 20')
  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    [
      'Close, pressed twice while it moves',
      async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await panel.getByRole('button', { name: 'Close', exact: true }).dblclick()
      },
    ],
    ['Back', () => page.goBack()],
    ['a press outside', () => page.mouse.click(20, 300)],
  ] as const)
    await test.step(way, async () => {
      await link.press('Enter')
      await expect(panel.getByText('20 of 30')).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('[role="dialog"]'))))
        .toBe(true)
      await close()
      await noPanel(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(page).toHaveURL(listing)
      await expect(page).toHaveTitle(/^Raw Honey: /)
      await expect(cardsOf(page)).toHaveCount(24)
      await expect(link).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(place)
      await page.goForward()
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await noPanel(page)
      await expect(page).toHaveURL(listing)
    })
  await test.step('closed before it has moved, it goes all the same', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await link.focus()
    // A panel that has not moved fires no `transitionend` of its own, and one that bubbles up from within must not count.
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        const panel = document.querySelector('[role="dialog"]')
        if (!panel) return
        seen.disconnect()
        document.body.setAttribute('data-closed', 'yes')
        panel.querySelector<HTMLElement>('[aria-label="Close"]')?.click()
        const endWithin = () => {
          if (!panel.isConnected) return
          panel.firstElementChild?.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }))
          requestAnimationFrame(endWithin)
        }
        requestAnimationFrame(endWithin)
      })
      seen.observe(document.body, { childList: true, subtree: true })
    })
    await link.press('Enter')
    await expect(page.locator('body')).toHaveAttribute('data-closed', 'yes')
    await noPanel(page)
    await expect(page).toHaveURL(listing)
    await expect(link).toBeFocused()
  })
})

test('previous and next walk through the list as filtered and ordered, and are one step for Back', async ({
  page,
}) => {
  await openListing(page, jars, { search: '?sort=Z_A&stock=in', names: [nameOf(0), nameOf(2)] })
  await linkOf(page, 0).click()
  const first = panelOf(page, nameOf(0))
  await expect(first.getByText('1 of 2')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Previous product' })).toBeDisabled()
  const next = first.getByRole('button', { name: 'Next product', exact: true })
  await next.press('Enter')
  const second = panelOf(page, nameOf(2))
  await expect(page).toHaveURL(`${listing}?sort=Z_A&stock=in&product=HNY-3`)
  await expect(second.getByText('2 of 2')).toBeVisible()
  const end = second.getByRole('button', { name: 'Next product', exact: true })
  await expect(end).toBeDisabled()
  await expect(end).toBeFocused()
  await page.reload()
  await expect(second).toBeVisible()
  await second.getByRole('button', { name: 'Close', exact: true }).click()
  await noPanel(page)
  await expect(page).toHaveURL(`${listing}?sort=Z_A&stock=in`)
  await expect(linkOf(page, 2)).toBeFocused()
  // The way back led to the listing that was there before, not to a second one.
  expect(await page.evaluate(() => history.state?.idx)).toBe(0)

  await test.step("a product that the filters leave out shows without a place among the others, and leaves the focus to the list's heading", async () => {
    await page.goto(`${listing}?stock=out&product=HNY-1`)
    await expect(first).toBeVisible()
    await expect(first.getByRole('button', { name: 'Next product' })).toHaveCount(0)
    await first.getByRole('button', { name: 'Close', exact: true }).click()
    await noPanel(page)
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  })
})

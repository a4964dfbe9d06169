import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { layoutShift } from '../../support/layout/layout-shift'
import { enlargeText } from '../../support/layout/reflow'
import { mainLinks, menuButton, openAt, solutions } from '../../support/page/header'
import { expect, test } from '../../support/page/visitor'
import { changingHost } from '../../support/servers/changing-host'

test('the header leads home, to Login and to the social networks, and marks where one is', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const logo = header.getByRole('link', { name: 'Hivefield, home' })
  const link = (name: string) => mainLinks(page).filter({ hasText: name }).first()
  await openAt(page, 1280, paths.about())
  await expect(logo).toBeVisible() // R-LAY-01
  const row = page.getByRole('navigation', { name: 'Main' }).getByRole('list').first()
  await expect(row.locator('a, summary').filter({ visible: true })).toHaveText([
    'Honey',
    'Solutions',
    'Eco-Bee',
    'Technology',
    'About',
    'Find a store',
  ])
  await expect(header.getByRole('link').last()).toHaveText('Book Demo')
  await expect(
    page.getByRole('complementary', { name: 'Notice' }),
    'the operator has nothing to say',
  ).toHaveCount(0)
  for (const width of [320, 1280])
    await test.step(`Login and the social networks stand there at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const login = header.getByRole('link', { name: 'Login' })
      await expect(login).toBeVisible()
      await expect(menuButton(page)).toBeVisible({ visible: width < 992 })
      if (width < 992) await menuButton(page).click()
      await expect(login).toHaveAttribute('href', 'https://app.hivefield.example/login') // R-LAY-05
      for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']) {
        const place = header.getByRole('link', { name: network, exact: true })
        await expect(place).toBeVisible()
        await expect(place).toHaveAttribute('href', /^https:\/\/social\.hivefield\.example\//) // R-LAY-06
      }
    })
  await test.step('the page that is open is marked', async () => {
    await expect(link('About')).toHaveAttribute('aria-current', 'page')
    await expect(link('Technology')).not.toHaveAttribute('aria-current')
  })
  // Where each is marked: tests/unit/components/site/header/aria-current.test.ts
  await test.step('or the section that it belongs to', async () => {
    const html = await (await page.request.get(paths.listing('Raw_Honey'))).text()
    expect(html).toContain(`<a aria-current="true" href="${paths.allProducts()}">`)
  })
  await test.step('or the group of audiences', async () => {
    await solutions(page).click()
    await link('Farmers').click()
    await expect(page).toHaveURL(paths.farmers())
    await expect(link('About')).not.toHaveAttribute('aria-current')
    await expect(solutions(page)).toHaveAttribute('aria-current', 'true')
    await expect(link('Farmers')).toBeHidden()
    await solutions(page).click()
    await expect(link('Farmers')).toHaveAttribute('aria-current', 'page')
  })
  await logo.click()
  await expect(page).toHaveURL(paths.home())
})

/** How the controls of the header's row stand to each other. */
const rowOfControls = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const bar = header.lastElementChild
    if (!bar) throw new Error('The header has no row.')
    const edge = bar.getBoundingClientRect()
    const controls = Array.from(bar.querySelectorAll('a, button, summary'))
    const shown = controls
      .filter((control) => control.checkVisibility({ contentVisibilityAuto: true }))
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, bottom }) => width > 1 && bottom > edge.top)
      .sort((one, other) => one.left - other.left)
    return {
      fits: header.scrollWidth <= innerWidth,
      high: shown.every(({ top, bottom }) => top >= edge.top && bottom <= edge.bottom),
      within: shown.every(({ left, right }) => left >= 0 && right <= innerWidth),
      apart: shown.every(({ left }, index) => left >= (shown[index - 1]?.right ?? 0) - 1),
      level: new Set(shown.map(({ top, bottom }) => Math.round(top + bottom))).size,
      count: shown.length,
    }
  })

test('the header is one row at every width and size of text', async ({ page }) => {
  await openAt(page, 320)
  await test.step('links hide behind a button from 320 px to 991 px, and stand in a row from 992 px to 1400 px', async () => {
    for (const [width, small] of [
      [320, true],
      [991, true],
      [992, false],
      [1400, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(menuButton(page)).toBeVisible({ visible: small }) // R-LAY-04
      await expect(mainLinks(page).first()).toBeVisible({ visible: !small }) // R-GEN-08
    }
  })
  const demo = page.getByRole('banner').getByRole('link', { name: 'Book Demo' })
  for (const text of [100, 200]) {
    await enlargeText(page, text)
    for (const width of [1280, 992, 768, 360, 344, 320])
      await test.step(`with a text of ${text} % at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        const row = await rowOfControls(page)
        expect(row).toMatchObject({ fits: true, high: true, within: true, apart: true, level: 1 })
        expect(row.count).toBeGreaterThan(1)
        const hasRoom = width >= 992 && text === 100
        await expect(menuButton(page)).toBeVisible({ visible: !hasRoom }) // R-LAY-04
        await expect(mainLinks(page).first()).toBeVisible({ visible: hasRoom })
      })
    await expect(demo).toHaveCount(text === 100 ? 1 : 0)
  }
  await test.step('the menu offers a demo where the row has no room for it', async () => {
    await menuButton(page).click()
    await expect(demo).toBeVisible()
    await enlargeText(page, 100)
    await expect(demo, 'and not where the row has it').toHaveCount(1)
  })
})

test('the header stays in reach, and covers nothing that has the focus or was linked to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // a place that is linked to is reached at once
  for (const width of [360, 1280])
    await test.step(`at ${width} px`, async () => {
      // Opened the first time, followed within the page the second.
      await openAt(page, width, `${paths.technology()}#Marketplaces`)
      const lowerEdge = () =>
        page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
      await expect(page.getByRole('heading', { name: 'Marketplaces', exact: true })).toBeInViewport()
      expect(await lowerEdge()).toBe(width < 992 ? 64 : 76)
      const top = (name: string) =>
        page.locator(`#${name}`).evaluate((element) => element.getBoundingClientRect().top)
      expect(await top('Marketplaces')).toBeGreaterThanOrEqual(await lowerEdge())

      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const focused = await page.getByRole('main').evaluate((main) => {
        const links = Array.from(main.querySelectorAll('a'))
        return links.map((link) => {
          link.focus()
          return link.getBoundingClientRect().top
        })
      })
      expect(Math.min(...focused)).toBeGreaterThanOrEqual(await lowerEdge())
    })
  await test.step('in a low window it stands whole at the top of the page', async () => {
    await page.setViewportSize({ width: 1280, height: 360 })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Login', exact: true })).toBeInViewport({ ratio: 1 })
    expect((await header.boundingBox())?.y).toBe(0)
  })
})

test('half a header is not shown: its links would move as the rest of the page’s HTML comes', async ({
  page,
  baseURL,
}) => {
  const host = await changingHost(baseURL ?? '')
  const html = await host.original(paths.ecoBee())
  const middle = html.indexOf('</a>', html.indexOf('<nav'))
  let sendRest = () => {}
  const restIsWanted = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  async function* inTwoPieces() {
    yield html.slice(0, middle)
    await restIsWanted
    yield html.slice(middle)
  }
  host.answer(paths.ecoBee(), { body: inTwoPieces(), type: 'text/html' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(host.origin + paths.ecoBee(), { waitUntil: 'commit' })
  await expect(mainLinks(page)).toHaveCount(1)
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise((answer) => {
          requestAnimationFrame(() => requestAnimationFrame(() => answer('drawn')))
          setTimeout(answer, 500, 'not drawn')
        }),
    )
  expect(await drawn()).toBe('not drawn')
  sendRest()
  await expect(mainLinks(page).last()).toBeVisible()
  expect(await drawn(), 'one whose HTML is whole').toBe('drawn')
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBe('0.000')
  await host.close()
})

import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { answerCategory, contractFarming, holdCategory, listed } from '../../support/data/category-answers'
import { chosen } from '../../support/data/sampled'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { layoutShift, watchLayout } from '../../support/page/layout-shift'
import { expect, test } from '../../support/page/visitor'

const five = ['Acacia', 'Berseem', 'Clover', 'Drumstick', 'Eucalyptus'].map((name) => listed(name))
const carousel = (page: Page) => page.getByRole('region', { name: 'Contract Farming Services' })
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })

/** What a visitor sees, in its order; hidden slides are no articles to them. */
const seen = (page: Page) =>
  carousel(page)
    .getByRole('article')
    .evaluateAll((slides) => slides.map((slide) => slide.querySelector('h3')?.textContent))

async function open(page: Page, services: object[], width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await answerCategory(page, contractFarming, services)
  await page.goto(paths.home())
  await carousel(page).scrollIntoViewIfNeeded()
}

/** Opens the page under a clock of the test's own, and stops it as 'Play' is pressed. */
async function openWithClock(page: Page, services: object[]): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00') })
  await open(page, services)
  await button(page, 'Pause').click()
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00'))
  await button(page, 'Play').click()
  await page.mouse.move(2, 2)
}

/** Lets time pass in small steps, so that the page draws in between as it would. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) await page.clock.runFor(50)
}

test('two services are seen, the second of the list first, and Next goes on by two', async ({ page }) => {
  await open(page, five)
  await expect.poll(() => seen(page)).toEqual(['Berseem', 'Clover']) // R-HOME-07
  await button(page, 'Next').click()
  await expect.poll(() => seen(page)).toEqual(['Drumstick', 'Eucalyptus']) // R-HOME-06
})

test('services that came before their module are shown all the same, without an error', async ({ page }) => {
  const release = await holdBack(page, chunkOf('CarouselList'))
  await answerCategory(page, contractFarming, five)
  await page.goto(paths.home())
  await hydrated(page)
  const asked = page.waitForResponse(`**/${contractFarming}`)
  // Its page has the same list, which is fetched as its link is approached.
  await page
    .getByRole('link')
    .and(page.locator(`[href="${paths.manufacturers()}"]`))
    .first()
    .hover()
  await (await asked).finished()
  release()
  await expect.poll(() => seen(page)).toEqual(['Berseem', 'Clover'])
})

test('the pictures of services come as one comes near, or after three seconds', async ({ page }) => {
  const pictures = carousel(page).locator('article img')
  await page.clock.install() // the three seconds begin with the list, and pass as we say
  await page.setViewportSize({ width: 360, height: 740 })
  const openAbove = async () => {
    await page.goto(paths.home())
    await expect(carousel(page).getByRole('article')).not.toHaveCount(0)
    await expect(pictures).toHaveCount(0)
  }
  await test.step('near', async () => {
    await openAbove()
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(pictures).not.toHaveCount(0)
  })
  await test.step('later', async () => {
    await openAbove()
    await page.clock.runFor(3000)
    await expect(pictures).not.toHaveCount(0)
  })
})

test('Previous goes back past the beginning', async ({ page }) => {
  await open(page, five)
  await button(page, 'Previous').click()
  await expect.poll(() => seen(page)).toEqual(['Eucalyptus', 'Acacia'])
})

test('a press counts while the slides still move: Next and Next go on by four, and Previous comes back', async ({
  page,
}) => {
  await open(page, five)
  for (let presses = 0; presses < 2; presses++) await button(page, 'Next').click()
  await expect.poll(() => seen(page)).toEqual(['Acacia', 'Berseem'])
  for (let presses = 0; presses < 3; presses++) await button(page, 'Previous').click()
  await expect.poll(() => seen(page), 'past the beginning').toEqual(['Eucalyptus', 'Acacia'])
})

test('it moves by itself every 2500 ms, for 2000 ms, and begins again after the last', async ({ page }) => {
  await openWithClock(page, five)
  await pass(page, 2450)
  expect(await seen(page)).toEqual(['Berseem', 'Clover'])
  await pass(page, 100)
  await expect.poll(() => seen(page)).toEqual(['Drumstick', 'Eucalyptus'])
  const durations = await carousel(page)
    .locator('.slick-track')
    .evaluate((track) => track.getAnimations().map((move) => move.effect?.getTiming().duration))
  expect(durations).toEqual([2000])
  await pass(page, 2500)
  await expect.poll(() => seen(page)).toEqual(['Acacia', 'Berseem'])
  await pass(page, 2500)
  await expect.poll(() => seen(page)).toEqual(['Clover', 'Drumstick']) // R-HOME-08
})

test('below 600 px one service is seen and there are no arrows', async ({ page }) => {
  await open(page, five, 599)
  await expect(button(page, 'Pause')).toBeVisible()
  await expect.poll(() => seen(page)).toEqual(['Berseem'])
  await expect(button(page, 'Next')).toHaveCount(0)
  await expect(button(page, 'Previous')).toHaveCount(0) // R-HOME-09
  const alone = await button(page, 'Pause').boundingBox()
  const slide = await page.getByRole('article', { name: 'Berseem' }).boundingBox()
  expect(alone?.y, 'it has no line of its own').toBeGreaterThan(slide?.y ?? 0)
  await page.setViewportSize({ width: 600, height: 900 })
  await expect(button(page, 'Next')).toBeVisible()
  await expect.poll(async () => (await seen(page)).length).toBe(2)
})

test('Pause stops it, and comes before everything else in the order of the Tab key', async ({ page }) => {
  await openWithClock(page, five)
  await button(page, 'Pause').click()
  await page.mouse.move(2, 2)
  await page.clock.runFor(10_000)
  expect(await seen(page)).toEqual(['Berseem', 'Clover'])
  const order = ['Play', 'Previous', 'Next']
  await button(page, 'Play').focus()
  for (const name of order) {
    await expect(button(page, name)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(carousel(page).getByRole('article', { name: 'Berseem' }).getByRole('link')).toBeFocused()
})

test('it waits while the pointer rests on it', async ({ page }) => {
  await openWithClock(page, five)
  await carousel(page).getByRole('article', { name: 'Berseem' }).hover()
  await page.clock.runFor(10_000)
  expect(await seen(page)).toEqual(['Berseem', 'Clover'])
  await page.mouse.move(2, 2)
  await page.clock.runFor(2600)
  await expect.poll(() => seen(page)).toEqual(['Drumstick', 'Eucalyptus'])
})

test('it waits while the focus is in it', async ({ page }) => {
  await openWithClock(page, five)
  await carousel(page).getByRole('article', { name: 'Berseem' }).getByRole('link').focus()
  await page.clock.runFor(10_000)
  expect(await seen(page)).toEqual(['Berseem', 'Clover'])
})

test('Tab passes over hidden slides', async ({ page }) => {
  await open(page, five)
  await button(page, 'Pause').click()
  await carousel(page).getByRole('article', { name: 'Clover' }).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(carousel(page).getByRole('link', { name: 'How contract farming works' })).toBeFocused()
})

test.describe('for those who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it stands still until Play is pressed', async ({ page }) => {
    await page.clock.install()
    await open(page, five)
    await expect(button(page, 'Play')).toBeVisible()
    await page.clock.runFor(10_000)
    expect(await seen(page)).toEqual(['Berseem', 'Clover'])
    await button(page, 'Next').click()
    await expect.poll(() => seen(page)).toEqual(['Drumstick', 'Eucalyptus'])
  })
})

test('one or two services stand still, in their order, without controls', async ({ page }) => {
  await open(page, five.slice(0, 2))
  await expect.poll(() => seen(page)).toEqual(['Acacia', 'Berseem'])
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
})

test('three services go round', async ({ page }) => {
  await open(page, five.slice(0, 3))
  await expect.poll(() => seen(page)).toEqual(['Berseem', 'Clover'])
  await button(page, 'Next').click()
  await expect.poll(() => seen(page)).toEqual(['Acacia', 'Berseem'])
})

test('sixty services are sixty, the last before the first', async ({ page }) => {
  const sixty = Array.from({ length: 60 }, (_, index) => listed(`Service ${index + 1}`))
  await open(page, sixty)
  await button(page, 'Previous').click()
  await expect.poll(() => seen(page)).toEqual(['Service 60', 'Service 1'])
})

/** Drags the slides by a part of their width: to the left where it is negative. */
async function drag(page: Page, part: number): Promise<void> {
  const slides = carousel(page).locator('.slick-list')
  const box = await slides.boundingBox()
  if (!box) throw new Error('The slides must be on the screen.')
  const from = { x: box.x + box.width / 2, y: box.y + 40 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + (box.width * part) / 2, from.y, { steps: 4 })
  await page.mouse.move(from.x + box.width * part, from.y, { steps: 4 })
  await page.mouse.up()
}

for (const count of [4, 5])
  test(`a drag moves as far as an arrow, whichever way, with ${count} services`, async ({ page }) => {
    await open(page, five.slice(0, count))
    await expect.poll(() => seen(page)).toEqual(['Berseem', 'Clover'])
    await drag(page, -0.3)
    const next = count === 4 ? ['Drumstick', 'Acacia'] : ['Drumstick', 'Eucalyptus']
    await expect.poll(() => seen(page)).toEqual(next) // R-HOME-06
    // The slides take no drag while they move.
    await expect
      .poll(async () => {
        await drag(page, 0.3)
        return seen(page)
      })
      .toEqual(['Berseem', 'Clover'])
  })

test('below 600 px a drag moves by one', async ({ page }) => {
  await open(page, five, 360)
  await expect.poll(() => seen(page)).toEqual(['Berseem'])
  await drag(page, -0.4)
  await expect.poll(() => seen(page)).toEqual(['Clover']) // R-HOME-09
})

test('an even number of services moves by two with every press, forward and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, five.slice(0, 4))
  for (const [name, expected] of [
    ['Next', ['Drumstick', 'Acacia']],
    ['Next', ['Berseem', 'Clover']],
    ['Previous', ['Drumstick', 'Acacia']],
    ['Previous', ['Berseem', 'Clover']],
  ] as const) {
    await button(page, name).click()
    await expect.poll(() => seen(page)).toEqual(expected) // R-HOME-06
  }
})

test.describe('without the module of the slider', () => {
  test.use({ expectedMessages: [/Failed to load resource|Failed to fetch|could not be shown/] })

  test('every service can be scrolled to', async ({ page }) => {
    await page.route('**/assets/CarouselSlider-*.js', (route) => route.abort())
    const lost = page.waitForEvent('console', (line) => line.text().includes('could not be shown'))
    await open(page, five, 320)
    await lost
    await expect.poll(() => seen(page)).toEqual(['Berseem', 'Clover', 'Drumstick', 'Eucalyptus', 'Acacia'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await carousel(page).getByRole('article', { name: 'Acacia' }).scrollIntoViewIfNeeded()
    await expect(carousel(page).getByRole('article', { name: 'Acacia' })).toBeInViewport()
  })
})

test('Request Now opens the shop page of the service in a new tab', async ({ page }) => {
  await open(
    page,
    five.slice(0, 1).map((service) => ({ ...service, buyurl: '/platform/shop/ACACIA' })),
  )
  const request = carousel(page).getByRole('link', { name: 'Request Now' })
  await expect(request).toHaveAttribute('href', /\/platform\/shop\/ACACIA$/)
  await expect(request).toHaveAttribute('target', '_blank')
  await expect(request).toHaveAttribute('rel', 'noopener')
})

for (const width of chosen([360, 768, 1280]))
  test(`nothing moves at ${width} px while services load, come and begin to slide`, async ({ page }) => {
    await watchLayout(page)
    await page.setViewportSize({ width, height: 900 })
    const release = await holdCategory(page, contractFarming)
    await page.goto(paths.home())
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(carousel(page).getByRole('status', { name: 'Loading services' })).toBeVisible()
    release()
    await expect(button(page, 'Pause')).toBeVisible()
    expect(await layoutShift(page)).toBe('0.000')
  })

test('a name of eighty letters keeps its slide as tall as the others', async ({ page }) => {
  await open(page, [listed('H'.repeat(80)), listed('Acacia'), listed('Honey '.repeat(14).trim())], 360)
  await button(page, 'Pause').click()
  const heights = await carousel(page)
    .locator('article')
    .evaluateAll((slides) => [...new Set(slides.map((slide) => (slide as HTMLElement).offsetHeight))])
  expect(heights).toHaveLength(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

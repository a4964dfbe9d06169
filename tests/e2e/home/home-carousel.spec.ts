import { paths } from '@/config/paths'
import { answerCategory, contractFarming, listed } from '../../support/data/category-answers'
import {
  carousel,
  control,
  drag,
  dragUntilSeen,
  expectSeen,
  expectStillSeen,
  five,
  openCarousel,
  openPaused,
  slide,
} from '../../support/page/carousel'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('two services at a time go by, by a drag, with Next and Previous, and Tab passes over hidden ones', async ({
  page,
}) => {
  await openPaused(page, five)
  await test.step('two are seen, the second of the list first, and a drag moves as far as an arrow, whichever way', async () => {
    await expectSeen(page, ['Berseem', 'Clover']) // R-HOME-07
    await drag(page, -0.3)
    await expectSeen(page, ['Drumstick', 'Eucalyptus']) // R-HOME-06
    await dragUntilSeen(page, 0.3, ['Berseem', 'Clover'])
  })
  await test.step('Next goes on by two', async () => {
    await control(page, 'Next').click()
    await expectSeen(page, ['Drumstick', 'Eucalyptus']) // R-HOME-06
  })
  await test.step('Previous goes back past the beginning', async () => {
    await control(page, 'Previous').click()
    await expectSeen(page, ['Berseem', 'Clover'])
    await control(page, 'Previous').click()
    await expectSeen(page, ['Eucalyptus', 'Acacia'])
    await control(page, 'Next').click()
    await expectSeen(page, ['Berseem', 'Clover'])
  })
  await test.step('a press counts while the slides still move: Next and Next go on by four, and Previous comes back', async () => {
    for (let presses = 0; presses < 2; presses++) await control(page, 'Next').click()
    await expectSeen(page, ['Acacia', 'Berseem'])
    for (let presses = 0; presses < 3; presses++) await control(page, 'Previous').click()
    await expectSeen(page, ['Eucalyptus', 'Acacia'], 'past the beginning')
    await control(page, 'Next').click()
    await expectSeen(page, ['Berseem', 'Clover'])
  })
  await test.step('Tab passes over hidden slides', async () => {
    await slide(page, 'Clover').getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(carousel(page).getByRole('link', { name: 'How contract farming works' })).toBeFocused()
  })
  await test.step('an arrow key on a slide goes on by two, and takes the focus along', async () => {
    await slide(page, 'Clover').getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expectSeen(page, ['Drumstick', 'Eucalyptus'])
    await expect(slide(page, 'Drumstick').getByRole('link')).toBeFocused()
  })
})

// A drag moves five services by two, above; four have no repeated ones among them.
test('four services stand still for those who want no motion, and move by two with every press', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openCarousel(page, five.slice(0, 4))
  await test.step('it stands still until Play is pressed', async () => {
    await expect(control(page, 'Play')).toBeVisible()
    await page.clock.runFor(10_000)
    await expectStillSeen(page, ['Berseem', 'Clover'])
  })
  for (const [name, expected] of [
    ['Next', ['Drumstick', 'Acacia']],
    ['Next', ['Berseem', 'Clover']],
    ['Previous', ['Drumstick', 'Acacia']],
    ['Previous', ['Berseem', 'Clover']],
  ] as const) {
    await control(page, name).click()
    await expectSeen(page, expected) // R-HOME-06
  }
})

test('below 600 px one service is seen, as tall as all others, which a drag moves by one', async ({
  page,
}) => {
  const names = ['H'.repeat(80), 'Berseem', 'Clover', 'Honey '.repeat(14).trim()]
  await openPaused(
    page,
    names.map((name) => listed(name)),
    360,
  )
  await expectSeen(page, ['Berseem'])
  await test.step('a name of eighty letters keeps its slide as tall as the others', async () => {
    const heights = await carousel(page)
      .locator('article')
      .evaluateAll((slides) => [...new Set(slides.map((article) => (article as HTMLElement).offsetHeight))])
    expect(heights).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
  await test.step('a drag moves by one', async () => {
    await drag(page, -0.4)
    await expectSeen(page, ['Clover']) // R-HOME-09
    await dragUntilSeen(page, 0.4, ['Berseem'])
  })
  await test.step('there are no arrows up to 599 px', async () => {
    await page.setViewportSize({ width: 599, height: 900 })
    await expectSeen(page, ['Berseem'])
    await expect(control(page, 'Play')).toBeVisible()
    await expect(control(page, 'Next')).toHaveCount(0)
    await expect(control(page, 'Previous')).toHaveCount(0) // R-HOME-09
    const alone = await control(page, 'Play').boundingBox()
    const service = await slide(page, 'Berseem').boundingBox()
    expect(alone?.y, 'it has no line of its own').toBeGreaterThan(service?.y ?? 0)
  })
  await test.step('from 600 px on there are two', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 600, height: 900 })
    await expect(control(page, 'Next')).toBeVisible()
    await expect(control(page, 'Previous')).toBeVisible()
    await expectSeen(page, ['Berseem', 'Clover'])
  })
})

// Three services, sixty and one stand in tests/unit/features/carousel/carousel.test.tsx.
test('two services stand still, in their order, without controls, and Request Now opens the shop page in a new tab', async ({
  page,
}) => {
  const [acacia, berseem] = five.slice(0, 2)
  await openCarousel(page, [{ ...acacia, buyurl: '/platform/shop/ACACIA' }, { ...berseem }])
  await expectSeen(page, ['Acacia', 'Berseem'])
  await expect(carousel(page).getByRole('button')).toHaveCount(0)
  const request = slide(page, 'Acacia').getByRole('link', { name: 'Request Now' })
  await expect(request).toHaveAttribute('href', /\/platform\/shop\/ACACIA$/)
  await expect(request).toHaveAttribute('target', '_blank')
  await expect(request).toHaveAttribute('rel', 'noopener')
})

test('services that came before their module are shown all the same, without an error', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the first two stay
  const release = await holdBack(page, chunkOf('CarouselList'))
  await answerCategory(page, contractFarming, five)
  const held = page.waitForRequest(chunkOf('CarouselList'))
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
  await held
  release()
  await expectSeen(page, ['Berseem', 'Clover'])
})

test.describe('without the module of the slider', () => {
  test.use({ expectedMessages: [/Failed to load resource|Failed to fetch|could not be shown/] })

  test('every service can be scrolled to, and the slider can be asked for again', async ({ page }) => {
    await page.route('**/assets/CarouselSlider-*.js', (route) => route.abort())
    const lost = page.waitForEvent('console', (line) => line.text().includes('could not be shown'))
    await openCarousel(page, five, 320)
    await lost
    await expectSeen(page, ['Berseem', 'Clover', 'Drumstick', 'Eucalyptus', 'Acacia'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await slide(page, 'Acacia').scrollIntoViewIfNeeded()
    await expect(slide(page, 'Acacia')).toBeInViewport()

    const shelf = page.getByRole('region', { name: 'Contract Farming Services' })
    await expect(shelf.getByRole('alert')).toHaveText('This part of the page did not load.')
    await page.unrouteAll()
    await shelf.getByRole('button', { name: 'Try again' }).click()
    await expect(shelf.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(shelf.getByRole('alert')).toHaveCount(0)
  })
})

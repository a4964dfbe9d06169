import { paths } from '@/config/paths'
import { controls } from '@/content/en/site/controls'
import { answerCategory, contractFarming, listed } from '../../support/data/category-answers'
import {
  carousel,
  control,
  drag,
  expectSeen,
  five,
  letItMove,
  openCarousel,
  openStill,
  slide,
} from '../../support/page/carousel'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('two services at a time go by, by a drag, with Next and Previous, and Tab passes over hidden ones', async ({
  page,
}) => {
  await openStill(page, five)
  await test.step('two are seen, the second of the list first, and a drag moves as far as an arrow, whichever way', async () => {
    await expect(control(page, 'Next')).toBeVisible()
    await expectSeen(page, ['Berseem', 'Clover']) // R-HOME-07
    await drag(page, 0.3)
    await expectSeen(page, ['Eucalyptus', 'Acacia'])
    await drag(page, -0.3)
    await expectSeen(page, ['Berseem', 'Clover'])
    await letItMove(page)
    await drag(page, -0.3)
    await expectSeen(page, ['Drumstick', 'Eucalyptus']) // R-HOME-06
    await control(page, 'Previous').click()
    await expectSeen(page, ['Berseem', 'Clover'])
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

test('below 600 px one service is seen, as tall as all others, which a drag moves by one', async ({
  page,
}) => {
  const names = ['H'.repeat(80), 'Berseem', 'Clover', 'Honey '.repeat(14).trim()]
  await openStill(
    page,
    names.map((name) => listed(name)),
    360,
  )
  await expect(control(page, 'Play')).toBeVisible()
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
    await letItMove(page)
    await drag(page, 0.4)
    await expectSeen(page, ['Berseem'])
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

// One service, two, three, four and sixty stand in tests/unit/features/carousel/carousel.test.tsx.
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
  await carousel(page).scrollIntoViewIfNeeded() // far from it, it moves after three seconds only
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
    await expect(shelf.getByRole('alert')).toHaveText(controls.partFailed)
    await page.unrouteAll()
    await shelf.getByRole('button', { name: 'Try again' }).click()
    await expect(shelf.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(shelf.getByRole('alert')).toHaveCount(0)
  })
})

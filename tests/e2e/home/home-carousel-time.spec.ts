import type { Locator, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { contractFarming, holdCategory } from '../../support/data/category-answers'
import { chosen } from '../../support/data/sampled'
import { layoutShift } from '../../support/layout/layout-shift'
import {
  carousel,
  control,
  expectSeen,
  expectStillSeen,
  five,
  openWithClock,
  pass,
  slide,
} from '../../support/page/carousel'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

/** As `hover`, which would wait two seconds until what lies there has come to rest. */
async function pointAt(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It must be on the screen.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test('the carousel moves by itself every 2500 ms, for 2000 ms, and waits while somebody is at it or has paused it', async ({
  page,
}) => {
  await openWithClock(page, five)
  await test.step('it begins again after the last', async () => {
    await pass(page, 2450)
    await expectStillSeen(page, ['Berseem', 'Clover'])
    const track = carousel(page).locator('.slick-track')
    // Noted as it begins: the browser's own two seconds pass whatever the clock says.
    await track.evaluate((element) =>
      element.addEventListener('transitionrun', ({ target }) => {
        if (target === element) element.dataset.moves = getComputedStyle(element).transitionDuration
      }),
    )
    await pass(page, 100)
    await expectSeen(page, ['Drumstick', 'Eucalyptus'])
    await expect(track).toHaveAttribute('data-moves', '2s')
    await pass(page, 2500)
    await expectSeen(page, ['Acacia', 'Berseem'])
    await pass(page, 2500)
    await expectSeen(page, ['Clover', 'Drumstick']) // R-HOME-08
  })
  await test.step('it waits while the pointer rests on it', async () => {
    await pointAt(page, carousel(page).locator('.slick-list'))
    await page.clock.runFor(10_000)
    await expectStillSeen(page, ['Clover', 'Drumstick'])
    await page.mouse.move(2, 2)
    await page.clock.runFor(2600)
    await expectSeen(page, ['Eucalyptus', 'Acacia'])
  })
  await test.step('it waits while the focus is in it', async () => {
    await slide(page, 'Eucalyptus').getByRole('link').focus()
    await page.clock.runFor(10_000)
    await expectStillSeen(page, ['Eucalyptus', 'Acacia'])
    await slide(page, 'Eucalyptus').getByRole('link').blur()
    await page.clock.runFor(2600)
    await expectSeen(page, ['Berseem', 'Clover'])
  })
  await test.step('Pause stops it, and comes before everything else in the order of the Tab key', async () => {
    await control(page, 'Pause').click()
    await page.mouse.move(2, 2)
    await control(page, 'Play').blur()
    await page.clock.runFor(10_000)
    await expectStillSeen(page, ['Berseem', 'Clover'])
    await control(page, 'Play').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator(':focus')).toHaveCount(1)
    await expect(carousel(page).locator(':focus')).toHaveCount(0) // nothing of it comes before
    await page.keyboard.press('Tab')
    for (const name of ['Play', 'Previous', 'Next']) {
      await expect(control(page, name)).toBeFocused()
      await page.keyboard.press('Tab')
    }
    for (const name of ['Berseem', 'Clover']) {
      await expect(slide(page, name).getByRole('link')).toBeFocused()
      await expect(slide(page, name).getByRole('link')).toBeInViewport({ ratio: 1 })
      await expect(page.locator(':is([inert], [aria-hidden="true"]) :focus')).toHaveCount(0)
      await page.keyboard.press('Tab')
    }
  })
})

test('the pictures of services come after three seconds, or as one comes near', async ({ page }) => {
  const pictures = carousel(page).locator('article img')
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdCategory(page, contractFarming)
  const asked = page.waitForRequest(`**/${contractFarming}`)
  const noneYet = async () => {
    await expect(carousel(page).getByRole('article')).not.toHaveCount(0)
    await expect(pictures).toHaveCount(0)
  }
  await page.goto(paths.home())
  await asked
  await test.step('later', async () => {
    // The three seconds begin with the list, which takes some time of the page to be shown, and pass as we say.
    await pause()
    release()
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(carousel(page).getByRole('article')).not.toHaveCount(0, { timeout: 100 })
    }).toPass({ intervals: [50] })
    await noneYet()
    await page.clock.runFor(3000)
    await expect(pictures).not.toHaveCount(0)
  })
  await test.step('near', async () => {
    await page.clock.resume()
    await page.getByRole('main').getByRole('link', { name: 'See the honey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey' })).toBeVisible() // home is left
    await pause()
    await page.goBack()
    await noneYet()
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(pictures).not.toHaveCount(0)
  })
})

for (const width of chosen([360, 768, 1280]))
  test(`nothing moves at ${width} px while services load, come and begin to slide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const start = await holdBack(page, '**/config.json')
    const release = await holdCategory(page, contractFarming)
    const asked = page.waitForRequest(`**/${contractFarming}`)
    await page.goto(paths.home())
    await carousel(page).scrollIntoViewIfNeeded()
    // It turns for five seconds from the start on.
    await expect(carousel(page).getByRole('status', { name: 'Loading products' })).toBeVisible()
    await expect(carousel(page).getByRole('article')).toHaveCount(0)
    await expect(carousel(page).getByText('Services not found')).toHaveCount(0) // R-HOME-05
    start()
    await asked
    release()
    await expect(control(page, 'Pause')).toBeVisible()
    expect(await layoutShift(page)).toBe('0.000')
  })

import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { answerCategory, contractFarming, listed } from '../data/category-answers'
import { expect } from './visitor'

export const five = ['Acacia', 'Berseem', 'Clover', 'Drumstick', 'Eucalyptus'].map((name) => listed(name))
export const carousel = (page: Page) => page.getByRole('region', { name: 'Contract Farming Services' })
/** A button of the carousel, by its name. */
export const control = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
export const slide = (page: Page, name: string) => carousel(page).getByRole('article', { name })

/** Names that a visitor sees, in their order; hidden slides are no articles to them. */
const namesOf = (page: Page) =>
  carousel(page)
    .getByRole('article')
    .evaluateAll((slides) => slides.map((article) => article.querySelector('h3')?.textContent))

/** Waits until exactly these services are seen, in this order. */
export const expectSeen = (page: Page, names: readonly string[], message = '') =>
  expect.poll(() => namesOf(page), { message }).toEqual(names)

/** What is seen at this moment, where nothing may have moved. */
export const expectStillSeen = async (page: Page, names: readonly string[]) =>
  expect(await namesOf(page)).toEqual(names)

export async function openCarousel(page: Page, services: object[], width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await answerCategory(page, contractFarming, services)
  await page.goto(paths.home())
  await carousel(page).scrollIntoViewIfNeeded()
}

/** Opens it for somebody who wishes for no motion: it stands still, and moves at once. */
export async function openStill(page: Page, services: object[], width = 1280): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page, services, width)
}

/** Lets one that stands still move again, paused: Play and Pause are pressed at once. */
export async function letItMove(page: Page): Promise<void> {
  await control(page, 'Play').dblclick()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(control(page, 'Play')).toBeVisible()
}

/** Opens the page under a clock of the test's own, and stops it as 'Play' is pressed. */
export async function openWithClock(page: Page, services: object[]): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00') })
  await openStill(page, services)
  await letItMove(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
  await control(page, 'Play').click()
  await page.mouse.move(2, 2)
}

/** Lets time pass in small steps, so that the page draws in between as it would. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 50) await page.clock.runFor(50)
}

/** Drags the slides by a part of their width: to the left where it is negative. While they move they take none. */
export async function drag(page: Page, part: number): Promise<void> {
  const box = await carousel(page).locator('.slick-list').boundingBox()
  if (!box) throw new Error('The slides must be on the screen.')
  const from = { x: box.x + box.width / 2, y: box.y + 40 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + (box.width * part) / 2, from.y, { steps: 4 })
  await page.mouse.move(from.x + box.width * part, from.y, { steps: 4 })
  await page.mouse.up()
}

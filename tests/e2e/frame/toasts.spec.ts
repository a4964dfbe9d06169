import type { Page } from '@playwright/test'
import { layoutShift } from '../../support/layout/layout-shift'
import { aVisitor, fillDetails, openDemo, submitButton } from '../../support/page/demo-visitor'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

const refusal = 'Mobile Already Registered'

/** Opens the form, of which every submission is refused. */
async function openRefusing(page: Page): Promise<void> {
  await page.route('**/getOtp/**', (route) => route.fulfill({ contentType: 'text/plain', body: refusal }))
  await openDemo(page)
}

/** Opens it and fills it in. */
async function refusedVisitor(page: Page): Promise<void> {
  await openRefusing(page)
  await fillDetails(page, aVisitor('9845002001'))
}

async function submitTimes(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answered = page.waitForResponse('**/getOtp/**')
    await submitButton(page).click()
    await answered
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'false')
  }
}

/** The clocks of the toasts on the screen: each is an animation that hides its toast when it has run out. */
const clocks = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[role="alert"] *'))
      .map((clock) => ({ lasts: clock.effect?.getTiming().duration, held: clock.playState === 'paused' })),
  )

/** Lets the first of the toasts on the screen have lived so long, in milliseconds. */
const age = (page: Page, lived: number) =>
  page.evaluate((lived) => {
    const clock = document
      .getAnimations()
      .find(({ effect }) => (effect as KeyframeEffect).target?.matches('[role="alert"] *'))
    if (clock) clock.currentTime = lived
  }, lived)

/** Stops the clocks of the toasts on the screen, however slow the machine, or has them go on, to run out soon. */
const stopClocks = (page: Page, stop: boolean) =>
  page.evaluate((stop) => {
    for (const clock of document.getAnimations()) {
      if (!(clock.effect as KeyframeEffect).target?.matches('[role="alert"] *')) continue
      if (stop) clock.pause()
      else {
        clock.currentTime = 3990
        clock.play()
      }
    }
  }, stop)

/** Every animation of a toast itself that begins from now on: which, and how long it takes. */
async function watchFading(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { fades: string[] }
    seen.fades = []
    document.addEventListener('animationstart', ({ target, animationName }) => {
      if (!(target instanceof Element) || !target.querySelector('button')) return
      // By its rule: on a slow machine the animation may have ended by the time that it is told of.
      const rule = Array.from(document.styleSheets)
        .flatMap(({ cssRules }) => Array.from(cssRules))
        .filter((rule) => rule instanceof CSSKeyframesRule)
        .find(({ name }) => name === animationName)
      const opacity = (at: string) => Number(rule?.findRule(at)?.style.opacity || 1)
      const change = opacity('100%') - opacity('0%')
      const fade = change > 0 ? 'fade-in' : change < 0 ? 'fade-out' : 'still'
      seen.fades.push(`${fade} ${getComputedStyle(target).animationDuration}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { fades: string[] }).fades)
}

/** What a toast is like on a screen of this width: in its corner, whole; it has moved nothing. */
async function expectInCorner(page: Page, width: number): Promise<void> {
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText(refusal)
  await expect(toast).toHaveCSS('opacity', '1')
  const place = await toast.boundingBox()
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBe(width - 16)
  expect(place?.x).toBeGreaterThanOrEqual(16)
  expect(place?.y).toBeLessThanOrEqual(16)
  expect(await layoutShift(page)).toBe('0.000')
}

test('on a phone a toast fades in and out in its corner, and stays while somebody reads it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const fades = await watchFading(page)
  await refusedVisitor(page)
  await submitTimes(page, 1)
  const messages = page.getByRole('region', { name: 'Messages' }) // as noToastWasRaised and closeToasts know it
  const toast = messages.getByRole('alert')
  const gone = messages.getByText(refusal)
  await test.step('it stays while it is pointed at or has the focus, and goes when it is closed', async () => {
    await toast.hover()
    await expect.poll(() => clocks(page)).toEqual([{ lasts: 4000, held: true }])
    await toast.getByRole('button', { name: 'Close' }).focus()
    await page.mouse.move(2, 2)
    await expect.poll(() => clocks(page)).toEqual([{ lasts: 4000, held: true }])
    await test.step('top-right, whole on the screen', () => expectInCorner(page, 320)) // R-TOAST-01
    await expect.poll(fades).toEqual(['fade-in 0.3s']) // one that is closed before has nothing to fade in
    await page.keyboard.press('Enter')
    await expect(toast).toHaveCount(0)
  })
  await test.step('it fades in and out in 300 ms', async () => {
    // It is no alert any more once it goes; its words are there until it is gone.
    await expect.poll(fades).toEqual(['fade-in 0.3s', 'fade-out 0.3s']) // R-GEN-09
    await expect(gone).toHaveCount(0)
  })
  await test.step('for those who want no motion it comes and goes without fading', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await submitTimes(page, 1)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(gone).toHaveCount(0)
    expect((await fades()).slice(2).filter((fade) => fade !== 'still 0.001s')).toEqual([])
  })
})

test('toasts go by themselves after 4 seconds; at most three are on screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const toast = page.getByRole('alert')
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    await test.step(`a toast hides by itself after 4 seconds (motion: ${reducedMotion})`, async () => {
      // Before the page is opened: with it Chromium asks anew for fonts that were late, and moves what they change.
      await page.emulateMedia({ reducedMotion })
      await refusedVisitor(page)
      await submitTimes(page, 1)
      await expect.poll(() => clocks(page)).toEqual([{ lasts: 4000, held: false }])
      await toast.hover() // held before anything else is looked at
      await expect(toast).toBeVisible()
      await expectInCorner(page, 1280) // R-TOAST-01
      await age(page, 3990)
      await expect(toast).toBeVisible()
      await page.mouse.move(2, 2)
      await expect(toast).toHaveCount(0) // R-TOAST-03
      // Faded out, so that the next one stands in its place.
      await expect(page.getByRole('region', { name: 'Messages' }).getByText(refusal)).toHaveCount(0)
    })
  await test.step('a fourth waits until one has gone', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    for (let shown = 1; shown <= 3; shown += 1) {
      await submitTimes(page, 1)
      await expect(toast).toHaveCount(shown)
      await stopClocks(page, true)
    }
    await submitTimes(page, 1)
    for (const one of await toast.all()) await expect(one).toBeVisible()
    await expect(toast).toHaveCount(3) // R-TOAST-02
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect(toast).toHaveCount(3)
    await stopClocks(page, false)
    await page.mouse.move(2, 2)
    await expect(toast).toHaveCount(0)
  })
  await test.step('good news is a status, a refusal an alert', async () => {
    await page.unroute('**/getOtp/**')
    await fillDetails(page, aVisitor('9845002002'))
    await submitButton(page).click()
    const sent = page.getByRole('status').filter({ hasText: 'OTP sent to your phone and email' })
    await expect(sent).toBeVisible()
    await expect(toast).toHaveCount(0)
  })
})

test.describe('where the toasts cannot be had', () => {
  test.use({ expectedMessages: [/Failed to load resource/] })

  test('the message is shown without their module or style sheet, until it is closed', async ({ page }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    for (const file of ['**/assets/ToastStack-*.js', '**/assets/ToastStack-*.css'])
      await test.step(file, async () => {
        await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
        loads = 0
        await refusedVisitor(page)
        await submitTimes(page, 2)
        const messages = page.getByRole('alert')
        await expect(messages).toHaveText([refusal, refusal])
        await expect(messages.first()).toBeInViewport({ ratio: 1 })
        await messages.first().getByRole('button', { name: 'Close' }).click()
        await expect(messages).toHaveCount(1)
        expect(loads).toBe(1)
        await page.unroute(file)
      })
  })

  test('the message does not wait for a module that hangs, and becomes a toast when it comes', async ({
    page,
  }) => {
    const release = await holdBack(page, chunkOf('ToastStack'))
    await page.clock.install()
    await openRefusing(page)
    await page.clock.pauseAt(Date.now() + 1_000)
    await fillDetails(page, aVisitor('9845002001')) // the first field that has the focus asks for the module
    await submitTimes(page, 1)
    await page.clock.runFor(2_900)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(page.getByRole('alert')).toHaveText(refusal)
    await page.clock.resume()
    release()
    await expect.poll(() => clocks(page)).toHaveLength(1)
    await expect(page.getByRole('alert')).toHaveText(refusal)
  })
})

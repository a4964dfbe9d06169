import { paths } from '@/config/paths'
import { collectionsOf, openListing, rawHoneys } from '../../support/data/catalogue'
import { fontsInTime } from '../../support/layout/fonts-in-time'
import { brokenWords, enlargeText } from '../../support/layout/reflow'
import { demoHydrated, fieldsOf, submitButton } from '../../support/page/demo-visitor'
import { hydrated, readToTheEnd } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('in forced colours what is chosen, wrong or focused can be told without a shade', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openListing(page, rawHoneys(2))
  const current = collectionsOf(page).and(page.locator('[aria-current="page"]'))
  const other = collectionsOf(page).and(page.locator(':not([aria-current])')).first()
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await current.evaluate(ground)).not.toBe(await other.evaluate(ground))
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  await expect(filter).not.toHaveCSS('border-top-width', '0px')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  )
  expect(outline).not.toBe('none')

  await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click()
  await demoHydrated(page)
  await submitButton(page).click()
  await expect(fieldsOf(page).company).toHaveAttribute('aria-invalid', 'true')
  const faultIcon = page.getByText('Company name is required').locator('svg')
  await expect(faultIcon).toBeVisible()
})

test('for those who want no motion nothing on home moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home())
  await hydrated(page)
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect, timeline }) => {
          const { duration, iterations } = effect?.getComputedTiming() ?? {}
          const byTime = timeline instanceof DocumentTimeline
          return playState === 'running' && byTime && Number(duration) * Number(iterations) > 10
        })
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    )
  await readToTheEnd(page, async () => expect(await moving()).toEqual([]))
  await test.step('on paper none of its jars stands beyond the sheet, and no sky takes its room', async () => {
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    const jars = await page.getByRole('region', { name: 'Honey by colour' }).getByRole('listitem').all()
    expect(jars.length).toBeGreaterThan(5)
    for (const jar of jars) {
      const box = await jar.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(718)
    }
    const audiences = await page.getByRole('heading', { name: 'I am a…' }).boundingBox()
    expect(audiences?.y).toBeLessThan(500)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeFocused()
  expect(await moving()).toEqual([])
  const smooth = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(smooth).toBe('auto')
})

// Every page without a query: tests/site/every-page.spec.ts
test('with text of 200 % no word of a quote list breaks within itself on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await fontsInTime(page)
  await page.goto(`${paths.quoteList()}?items=HNY-MUSTARD*2,HNY-SUNDARBAN*1`)
  await hydrated(page)
  await readToTheEnd(page)
  const faces = () => page.evaluate(() => [...document.fonts].map(({ status }) => status))
  await expect.poll(faces).not.toContain('loading')
  await enlargeText(page, 200)
  expect(await brokenWords(page)).toEqual([])
})

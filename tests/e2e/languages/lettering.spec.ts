import type { Page } from '@playwright/test'
import { withPrefix } from '@/config/languages'
import { paths } from '@/config/paths'
import { hydrated, readToTheEnd } from '../../support/page/hydrated'
import { layoutShift, watchLayout } from '../../support/page/layout-shift'
import { brokenWords, cuts, enlargeText } from '../../support/page/reflow'
import { expect, test } from '../../support/page/visitor'

const latin = ['figtree-latin', 'fraunces-display-latin']
const facesOf = {
  hi: ['martel-devanagari', 'noto-sans-devanagari'],
  kn: ['noto-sans-kannada', 'noto-serif-kannada'],
} as const

/** The fonts that a page asks for from now on, and how heavy they are. */
function fontsOf(page: Page) {
  const fonts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const name = /([\w-]+)-[\w-]{8}\.woff2$/.exec(response.url())?.[1]
    if (name)
      fonts.set(
        name,
        response.body().then(({ length }) => length),
      )
  })
  return {
    // The names of the switch come where the device has no letters for them.
    names: () => [...fonts.keys()].filter((name) => !/^name-(?:hi|kn)$/.test(name)).sort(),
    bytes: async () => (await Promise.all(fonts.values())).reduce((sum, bytes) => sum + bytes, 0),
  }
}

/** The faces that the letters of an element are drawn with. */
async function facesIn(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

test('an English page loads no letters of another language but the names of the switch', async ({ page }) => {
  const fonts = fontsOf(page)
  await page.goto(paths.farmers())
  await hydrated(page)
  await readToTheEnd(page)
  expect(fonts.names()).toEqual(latin)
})

for (const code of ['hi', 'kn'] as const)
  test.describe(`in ${code}`, () => {
    const path = (of: string) => withPrefix(of, `/${code}`)
    const mainPages = [
      paths.home(),
      paths.farmers(),
      paths.listing('Raw_Honey'),
      paths.bookDemo(),
      paths.ecoBee(),
    ]

    test('a page loads the letters of its language alone, 110 KB at most', async ({ page }) => {
      const fonts = fontsOf(page)
      await watchLayout(page)
      await page.goto(path(paths.farmers()))
      await hydrated(page)
      await readToTheEnd(page)
      expect(fonts.names()).toEqual([...latin, ...facesOf[code]].sort())
      expect(await layoutShift(page)).toBe('0.000')
      expect(await fonts.bytes()).toBeLessThanOrEqual(110_000)
    })

    test('headings and texts are set in the faces of the language', async ({ page }) => {
      await page.goto(path(paths.farmers()))
      await page.evaluate(() => document.fonts.ready)
      await page.reload()
      const heading = code === 'hi' ? /Martel/ : /Noto Serif Kannada/
      const text = code === 'hi' ? /Noto Sans Devanagari/ : /Noto Sans Kannada/
      expect((await facesIn(page, 'h1')).join()).toMatch(heading)
      expect((await facesIn(page, 'main p')).join()).toMatch(text)
    })

    test.describe('where no font comes', () => {
      test.use({ expectedMessages: [/ERR_FAILED/] })

      test('the page is readable, and moves nothing', async ({ page }) => {
        await page.route('**/*.woff2', (route) => route.abort())
        await watchLayout(page)
        await page.goto(path(paths.farmers()))
        await hydrated(page)
        await readToTheEnd(page)
        await expect(page.locator('h1')).toBeVisible()
        expect(await cuts(page)).toEqual([])
        expect(await layoutShift(page)).toBe('0.000')
      })

      test('with text of 200 % no word is wider than a phone', async ({ page }) => {
        await page.route('**/*.woff2', (route) => route.abort())
        await page.setViewportSize({ width: 390, height: 844 })
        for (const of of mainPages) {
          await page.goto(path(of))
          await hydrated(page)
          await readToTheEnd(page)
          await enlargeText(page, 200)
          // A pixel is what a browser rounds by.
          expect(await page.evaluate(() => document.documentElement.scrollWidth), of).toBeLessThanOrEqual(391)
        }
      })
    })

    test('no page is wider than a screen of 320 px, and nothing is cut or broken', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 720 })
      for (const of of mainPages) {
        await page.goto(path(of))
        await page.waitForLoadState('networkidle')
        await page.reload() // the second visit has the fonts at once; the first may go on without them
        await hydrated(page)
        await readToTheEnd(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), of).toBe(320)
        expect(await cuts(page), of).toEqual([])
        expect(await brokenWords(page), of).toEqual([])
        const lines = await page.locator('h1').evaluate((heading) => {
          const { lineHeight } = getComputedStyle(heading)
          return Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight))
        })
        expect(lines, of).toBeLessThanOrEqual(4)
      }
    })

    test('no letters are smaller than 16 px, none are set apart, and lines have room for their signs', async ({
      page,
    }) => {
      for (const of of mainPages) {
        await page.goto(path(of))
        await hydrated(page)
        await readToTheEnd(page)
        const strange = await page.locator('body').evaluate((body) => {
          const ofScript = /[\u0900-\u097f\u0c80-\u0cff]/
          const found: string[] = []
          for (const element of body.querySelectorAll('*')) {
            const text = Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : ''))
            if (!ofScript.test(text.join('')) || element.closest('svg') || !element.checkVisibility())
              continue
            const { fontSize, lineHeight, letterSpacing, textTransform } = getComputedStyle(element)
            const line = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
            const isFit = Number.parseFloat(fontSize) >= 15.99 && !(line < 1.3) && textTransform === 'none'
            if (!isFit || !/^(?:normal|-?0px)$/.test(letterSpacing))
              found.push(`${text.join('').slice(0, 20)}: ${fontSize} / ${line}, ${letterSpacing}`)
          }
          return found
        })
        expect(strange, of).toEqual([])
      }
    })

    test('what the back end sends is marked as English, and keeps English measures', async ({ page }) => {
      await page.goto(path(paths.listing('Raw_Honey')))
      await hydrated(page)
      const name = page.getByRole('heading', { level: 3 }).filter({ hasText: 'Mustard' })
      await expect(name).toHaveAttribute('lang', 'en')
      const spaced = await name.evaluate((heading) => {
        const { lineHeight, fontSize } = getComputedStyle(heading)
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      })
      expect(spaced).toBeCloseTo(1.15, 2)
    })
  })

test('a name in Devanagari stands on a label in its own letters, which come with the first of them', async ({
  page,
}) => {
  const fonts = fontsOf(page)
  await page.goto(paths.brands())
  const field = page.getByRole('textbox', { name: 'Name on the label' })
  await field.scrollIntoViewIfNeeded()
  await field.fill('Sri Honey')
  const line = page.locator('figure').getByRole('img').locator('text').first()
  await expect(line).toHaveText('Sri Honey')
  expect(fonts.names()).toEqual(latin)

  await field.fill('श्री क्षेत्रीय शहद')
  await expect(line).toContainText('श्री')
  await expect.poll(fonts.names).toEqual([...latin, 'noto-sans-devanagari'].sort())
  // The label is drawn anew as its face comes, perhaps between two questions about its letters.
  const isDrawnWith = (face: string) => async () =>
    expect(await facesIn(page, 'figure svg text')).toContain(face)
  await expect(isDrawnWith('Noto Sans Devanagari')).toPass()
  await field.fill('ಶ್ರೀ ಜೇನು')
  await expect(isDrawnWith('Noto Sans Kannada')).toPass()
})

import type { Page } from '@playwright/test'
import { withPrefix } from '@/config/languages'
import { paths } from '@/config/paths'
import { contentOf } from '../../support/data/content-of'
import { fontsInTime } from '../../support/layout/fonts-in-time'
import { layoutShift } from '../../support/layout/layout-shift'
import { facesIn, fontsOf, linesOfHeading, unfitLetters } from '../../support/layout/lettering'
import { brokenWords, cuts, enlargeText } from '../../support/layout/reflow'
import { hydrated, readToTheEnd } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const latin = ['figtree-latin', 'fraunces-display-latin']
const facesOf = {
  hi: {
    files: ['martel-devanagari', 'noto-sans-devanagari'],
    heading: /Martel/,
    text: /Noto Sans Devanagari/,
  },
  kn: {
    files: ['noto-sans-kannada', 'noto-serif-kannada'],
    heading: /Noto Serif Kannada/,
    text: /Noto Sans Kannada/,
  },
} as const

/** The page that is opened first, and the others; the one whose names the back end sends comes last. */
const firstPage = paths.farmers()
const otherPages = [paths.home(), paths.bookDemo(), paths.ecoBee(), paths.listing('Raw_Honey')]

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await readToTheEnd(page)
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** A page that was opened on a phone of 320 px, there and at a desk. */
async function fits(page: Page, of: string): Promise<void> {
  await test.step(`${of}: is not wider than a screen of 320 px, and nothing is cut or broken`, async () => {
    expect(await width(page), of).toBe(320)
    expect(await cuts(page), of).toEqual([])
    expect(await brokenWords(page), of).toEqual([])
    expect(await linesOfHeading(page), of).toBeLessThanOrEqual(4)
  })
  await test.step(`${of}: no letters are smaller than 16 px, none are set apart, and lines have room`, async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await unfitLetters(page), of).toEqual([])
  })
}

/** How wide the tiles of home are on a medium screen: the words of Kannada are wider than two columns. */
async function expectTiles(page: Page, code: 'hi' | 'kn'): Promise<void> {
  await page.setViewportSize({ width: 800, height: 900 })
  const region = page.getByRole('region', { name: contentOf[code].home.audiences.heading })
  const tile = await region.getByRole('listitem').first().boundingBox()
  const row = await region.getByRole('list').boundingBox()
  const columns = code === 'kn' ? 3 : 2
  expect((tile?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(columns / 12, 2) // R-UI-02
}

/** A page on a phone, with text of 200 %, in the letters that stand in where no font comes: they are wider. */
async function fitsEnlargedWithoutFonts(page: Page, of: string): Promise<void> {
  await test.step(`${of}: with text of 200 % no word is wider than a phone where no font comes`, async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
          const rule = sheet.cssRules[at]
          if (rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')) sheet.deleteRule(at)
        }
    })
    // Its letters keep their faces until the browser has looked for the stand-in on the device.
    await expect.poll(() => facesIn(page, 'h1')).toEqual([])
    await enlargeText(page, 200)
    // A pixel is what a browser rounds by.
    await expect.poll(() => width(page), of).toBeLessThanOrEqual(391)
  })
}

// Fonts that are in memory would not be loaded.
test.use({ tab: 'own' })

test('an English page loads no letters of another language but the names of the switch, until a name on a label has them', async ({
  page,
}) => {
  const fonts = fontsOf(page)
  await read(page, paths.brands())
  await expect.poll(fonts.names).toEqual(latin)

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

for (const code of ['hi', 'kn'] as const)
  test.describe(`in ${code}`, () => {
    const path = (of: string) => withPrefix(of, `/${code}`)

    test('a page loads the letters of its language, which fit a phone and a desk from then on', async ({
      page,
    }) => {
      await test.step('it loads those alone, 110 KB at most, and moves nothing', async () => {
        const fonts = fontsOf(page)
        await read(page, path(firstPage))
        await expect.poll(fonts.names).toEqual([...latin, ...facesOf[code].files].sort())
        expect(await layoutShift(page)).toBe('0.000')
        expect(await fonts.bytes()).toBeLessThanOrEqual(110_000)
      })

      await fontsInTime(page)
      await page.setViewportSize({ width: 320, height: 720 })
      await read(page, path(firstPage))
      await test.step('headings and texts are set in the faces of the language', async () => {
        await expect.poll(async () => (await facesIn(page, 'h1')).join()).toMatch(facesOf[code].heading)
        await expect.poll(async () => (await facesIn(page, 'main p')).join()).toMatch(facesOf[code].text)
      })
      await fits(page, firstPage)
      for (const of of otherPages) {
        await page.setViewportSize({ width: 320, height: 720 })
        await read(page, path(of))
        await fits(page, of)
        if (of === paths.home()) await expectTiles(page, code)
        await fitsEnlargedWithoutFonts(page, of)
      }

      await test.step('what the back end sends is marked as English, and keeps English measures', async () => {
        const name = page.getByRole('heading', { level: 3 }).filter({ hasText: 'Mustard' })
        await expect(name).toHaveAttribute('lang', 'en')
        const spaced = await name.evaluate((heading) => {
          const { lineHeight, fontSize } = getComputedStyle(heading)
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
        })
        expect(spaced).toBeCloseTo(1.15, 2)
      })
    })

    test.describe('where no font comes', () => {
      test.use({ expectedMessages: [/ERR_FAILED/] })

      test('a page is readable and moves nothing, and with text of 200 % no word is wider than a phone', async ({
        page,
      }) => {
        await page.route('**/*.woff2', (route) => route.abort())
        await read(page, path(firstPage))
        await expect(page.locator('h1')).toBeVisible()
        expect(await cuts(page)).toEqual([])
        expect(await layoutShift(page)).toBe('0.000')

        await fitsEnlargedWithoutFonts(page, firstPage)
      })
    })
  })

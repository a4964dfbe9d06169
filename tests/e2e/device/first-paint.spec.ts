import { paths } from '../../../src/config/paths'
import { layoutShift } from '../../support/layout/layout-shift'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'
import { startHalvedPage } from '../../support/servers/halved-page'

const later = /config[\w.]*\.json$|\/assets\/(?:start|frame|home)-[\w-]+\.js$/

/** Runs in the page: resolves once the script has run, and the frames have passed after which a start goes on. */
async function runEntry(): Promise<void> {
  await import(document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '')
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
}

test.describe('in a browser that has loaded nothing before', () => {
  test.use({ tab: 'own' })

  test('a page is laid out before its script has come, and asks for nothing that waits for the paint', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const release = await holdBack(page, chunkOf('boot'))
    // Browsers wait with this event, and with the first layout, for a script that is not `async`.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => asked.some((url) => chunkOf('boot').test(url))).toBe(true)
    expect(asked.filter((url) => later.test(url))).toEqual([])
    release()
    await hydrated(page)
    expect(asked.filter((url) => later.test(url))).toHaveLength(4)
  })
})

// Each halved page is of a host of its own, of which nothing is in the browser's cache.
test('a script that comes before the end of its page starts once all of it is there', async ({
  page,
  baseURL,
}) => {
  const site = await startHalvedPage(String(baseURL))
  try {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const entry = page.waitForResponse(chunkOf('boot'))
    await page.goto(`${site.origin}/`, { waitUntil: 'commit' })
    await (await entry).finished()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(runEntry)
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    expect(asked.filter((url) => later.test(url))).toEqual([])
    site.goOn()
    await hydrated(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  } finally {
    await site.close()
  }
})

const painted = () => performance.getEntriesByName('first-contentful-paint').length

const listing = { name: 'a listing', path: paths.listing('Raw_Honey') }

// Browsers paint what they have read so far: on a slow phone, or a slow line, half of a page.
const halved: { name: string; path: string; halves: Record<string, string>; widths?: number[] }[] = [
  {
    ...listing,
    halves: {
      'half of its toolbar': '<option value="A_Z"',
      'a card without its code': 'aria-label="Enlarge the code"',
      'a card without its buttons': 'aria-label="Like Mustard',
    },
  },
  { name: 'the demo', path: paths.bookDemo(), halves: { 'half of its form': 'Enterprise Size' } },
  {
    name: 'the road of categories',
    path: paths.products(),
    halves: { 'a drawing without its words': '<div><h3>Contract Farming' },
    widths: [320, 360, 1280],
  },
]

for (const { name, path, halves, widths = [360, 1280] } of halved)
  test(`${name} moves nothing when ${Object.keys(halves).join(' or ')} is painted first`, async ({
    page,
    baseURL,
  }) => {
    const site = await startHalvedPage(String(baseURL))
    const visit = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site.origin + path, { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(painted)).toBe(1)
      await page.evaluate(() => document.fonts.ready)
      // What is read from here on may be painted in pieces: a slow parser pauses anywhere, before the word of a button too.
      const read = await page.evaluateHandle(() => new WeakSet<Node>(document.querySelectorAll('body *')))
      site.goOn()
      await hydrated(page)
      expect(await layoutShift(page, read)).toBe('0.000')
    }
    try {
      for (const [half, before] of Object.entries(halves))
        for (const width of widths)
          await test.step(`${half}, at ${width} px`, () => {
            site.standStillBefore(before)
            return visit(width)
          })
    } finally {
      await site.close()
    }
  })

test('a filtered listing does not count what it will not show, where it is painted as far as its count', async ({
  page,
  baseURL,
}) => {
  const site = await startHalvedPage(String(baseURL), 'placeholder="Search products"')
  try {
    await page.goto(`${site.origin}${listing.path}?to=400`, { waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(painted)).toBe(1)
    const count = page.getByRole('region', { name: 'Products' }).locator('[role="status"]').first()
    await expect(count).toHaveText(/^\d+ products$/)
    await expect(count).toBeHidden()
    site.goOn()
    await expect(count).toHaveText(/^\d+ of \d+ products$/)
    await expect(count).toBeVisible()
  } finally {
    await site.close()
  }
})

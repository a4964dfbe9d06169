import { paths } from '../../../src/config/paths'
import { layoutShift } from '../../support/layout/layout-shift'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'
import { type HalvedPage, startHalvedPage } from '../../support/servers/halved-page'

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
const halves: { name: string; path: string; half: string; before: string; widths?: number[] }[] = [
  { ...listing, half: 'half of its toolbar', before: '<option value="A_Z"' },
  { ...listing, half: 'a card without its code', before: 'aria-label="Enlarge the code"' },
  { ...listing, half: 'a card without its buttons', before: 'aria-label="Like Mustard' },
  { name: 'the demo', path: paths.bookDemo(), half: 'half of its form', before: 'Enterprise Size' },
  {
    name: 'the road of categories',
    path: paths.products(),
    half: 'a drawing without its words',
    before: '<div><h3>Contract Farming',
    widths: [320, 360, 1280],
  },
]

for (const { name, path, half, before, widths = [360, 1280] } of halves)
  test(`${name} moves nothing when ${half} is painted first`, async ({ page, baseURL }) => {
    const sites: HalvedPage[] = []
    const visit = async (width: number) => {
      const site = await startHalvedPage(String(baseURL), before)
      sites.push(site)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site.origin + path, { waitUntil: 'commit' })
      await expect.poll(() => page.evaluate(painted)).toBe(1)
      await page.evaluate(() => document.fonts.ready)
      site.goOn()
      await hydrated(page)
      expect(await layoutShift(page)).toBe('0.000')
    }
    try {
      for (const width of widths) await test.step(`at ${width} px`, () => visit(width))
    } finally {
      await Promise.all(sites.map((site) => site.close()))
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

import type { ElementHandle, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { everything } from '../support/data/sampled'
import {
  type Controls,
  controlsAt,
  outcomeOf,
  prerenderedControls,
  press,
} from '../support/faults/prerendered-controls'
import { atRest, holdBack, noteRequests } from '../support/page/hold-requests'
import { hydrated } from '../support/page/hydrated'
import { add, storedList } from '../support/page/quote-list'
import { expect, test } from '../support/page/visitor'

test.use({ expectedMessages: [/Failed to load resource/] })

/** What leaves the page: downloads and posted calls. */
function countEffects(page: Page) {
  const effects: string[] = []
  page.on('download', (download) => effects.push(download.suggestedFilename()))
  page.on('request', (request) => {
    if (request.method() === 'POST') effects.push(new URL(request.url()).pathname)
  })
  return () => effects.filter((effect) => !effect.includes('/token/')).sort()
}

const allButEntry = /\/assets\/(?!boot-)[\w-]+\.js$/

/** Opens a page with its scripts held back ('before any script': the entry, too), and presses controls before or after they arrive. */
async function pressControls(
  page: Page,
  { path, places }: Controls,
  when: 'early' | 'before any script' | 'late',
) {
  const scripts = when === 'before any script' ? /\/assets\/[\w-]+\.js$/ : allButEntry
  const release = await holdBack(page, scripts)
  const effects = countEffects(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  await page.waitForLoadState('domcontentloaded') // the last controls are there, too
  if (when === 'early')
    await page.waitForFunction(() => document.querySelector('head > link[rel="modulepreload"]'))
  const controls: ElementHandle<Element>[] = []
  for (const control of await controlsAt(page, places)) if (await control.isVisible()) controls.push(control)
  const pressAll = async () => {
    for (const control of controls) await press(control)
  }
  if (when !== 'late') await pressAll()
  release()
  await hydrated(page)
  if (when === 'late') {
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded()
      const isReacts = () =>
        control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
      await expect.poll(isReacts).toBe(true)
    }
  }
  await atRest(page)
  const outcome = async () => {
    // What clears the device loads the page anew.
    const shown = await outcomeOf(page, controls).catch(() => ({ states: 'of another page' }))
    return { ...shown, effects: effects() }
  }
  // At rest, an address that leads to another included: what changes from here on is the late press's.
  const before = await outcome()
  if (when === 'late') await pressAll()
  return { pressed: controls.length, before, outcome }
}

test("'Add to quote', pressed while the scripts are held, takes nothing off a list that has the product", async ({
  page,
}) => {
  const name = 'Mustard Blossom Honey, 500 g'
  await page.addInitScript(() => localStorage.setItem('quote', 'HNY-MUSTARD*24'))
  const release = await holdBack(page, allButEntry)
  await page.goto(paths.listing('Raw_Honey'), { waitUntil: 'commit' })
  await add(page, name).click()
  await expect(page.locator('[data-recorded]')).toHaveCount(1)
  release()
  await expect(page.locator('[data-recorded]'), 'nothing is to be replayed any more').toHaveCount(0)
  await expect(page.getByRole('button', { name: `In quote ${name}`, exact: true })).toBeVisible()
  expect(await storedList(page)).toBe('HNY-MUSTARD*24')
})

const controls = prerenderedControls()

/**
 * Kinds with a test of their own for a press before the start: 'Add to quote' above, the others in before-start,
 * book-demo-sending, listing-drawer, listing-search, likes and share.
 */
const withTheirOwnTest = [
  'Menu',
  'Submit',
  'Search products',
  'Filter',
  'select',
  'Share',
  'Like',
  'Add to quote',
  'input company, input name, input phone, input email, select role',
  'input search',
]
const pressedHere = controls.filter(({ name }) => everything || !withTheirOwnTest.includes(name))

test('the pages have controls to be pressed early', () => {
  const names = controls.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names).toEqual(expect.arrayContaining(withTheirOwnTest))
})

/** On a large screen what a phone folds is open, except dialogs and menus that cover the page; the menu is a row of links. */
const atWidths = (kind: Controls): { kind: Controls; widths: number[] }[] => {
  if (!/^(?:Menu|what unfolds)/.test(kind.name)) return [{ kind, widths: [1280] }]
  const solutions = { ...kind, places: kind.places.slice(0, 1) }
  return kind.path === '/' && kind.name !== 'Menu'
    ? [
        { kind, widths: [390] },
        { kind: solutions, widths: [1280] },
      ]
    : [{ kind, widths: [390, 1280] }]
}

const moments = everything ? (['early', 'before any script'] as const) : (['early'] as const)

for (const { kind, widths } of pressedHere.flatMap(atWidths))
  test(`${kind.name} (${kind.path}, ${widths[0]} px): a press while the scripts are held counts once they come, once`, async ({
    browser,
    page,
  }) => {
    // Scripts that are in memory would come before the presses.
    const fresh = async (width: number) => {
      const viewport = { width, height: 800 }
      const baseURL = test.info().project.use.baseURL ?? ''
      const page = await (await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' })).newPage()
      noteRequests(page)
      return page
    }
    let pressed = 0
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const late = await pressControls(page, kind, 'late')
      if (late.pressed === 0) continue // not shown at this width
      pressed += late.pressed
      await expect.poll(late.outcome).not.toEqual(late.before)
      for (const when of moments) {
        const hurried = await fresh(width)
        const early = await pressControls(hurried, kind, when)
        // Both may still be on the way: what a press opens is loaded with it.
        await expect(async () => expect(await early.outcome(), when).toEqual(await late.outcome())).toPass()
        await hurried.context().close()
      }
      break
    }
    expect(pressed).toBeGreaterThan(0)
  })

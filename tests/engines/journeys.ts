import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { paths } from '@/config/paths'
import { offline } from '@/content/en/site/offline'
import { root } from '../../build/folders.mjs'
import { everyAddress } from '../support/data/addresses'
import { inTurn } from '../support/data/sampled'
import { until } from '../support/until'
import type { Engine } from './engine'
import { the, type Visitor, visitor } from './visitor'

const pictures = join(root, 'test-results/engines')
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

const filter = the('button', 'Filter')
const drawer = the('dialog', 'Products 12')
const inDrawer = (role: string, name: string) => the(role, name, drawer)
const sortBy = the('combobox', 'Sort by')
const hearts = the('button', /^Like /)
const cards = the('article', undefined, the('region', 'Products'))

/** The journeys of a visitor, in one engine: what a person does on the site works in each. */
export function journeys(title: string, start: () => Promise<Engine>): void {
  describe(title, () => {
    let engine: Engine
    let visit: Visitor

    beforeAll(async () => {
      engine = await start()
      visit = visitor(engine, inject('origin'))
      mkdirSync(pictures, { recursive: true })
      // Its version, which no title knows: it is what a report of the run is worth.
      console.log(`  ${engine.name}`)
    })
    afterAll(() => engine?.quit())
    beforeEach(async () => {
      await engine.resize(desk.width, desk.height)
      await visit.forget()
    })
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await picture(task.name.replace(/\W+/g, '-'))
      expect(await visit.errors(), 'errors that nobody caught').toEqual([])
    })
    const picture = async (name: string) =>
      writeFileSync(join(pictures, `${title}-${name}.png`.toLowerCase()), await engine.picture())

    /** Marks a document, so that it is told from another one of its address. */
    const mark = () => engine.evaluate('void (document.body.dataset.marked = "yes")')
    /**
     * Whether it came from the back/forward cache is the engine's own affair: what is seen has to be right both ways, and
     * a report of the run is worth something only if it says which of them was seen.
     */
    const tellWhence = async () => {
      const restored = await engine.evaluate('document.body.dataset.marked === "yes"')
      console.log(
        `  ${title}: ${await visit.address()} came ${restored ? 'from the back/forward cache' : 'anew'}`,
      )
    }

    it('filters and sorts a listing, and a copied link opens the same view', async () => {
      await visit.open(paths.listing('Raw_Honey'))
      const all = await visit.names(cards)
      await visit.choose(sortBy, 'PRICE_LOW_TO_HIGH')
      await until(
        async () => /sort=PRICE_LOW_TO_HIGH/.test(await visit.address()),
        'the order is in the address',
      )
      await visit.press(filter)
      await visit.press(inDrawer('checkbox', 'In stock'))
      await visit.fill(inDrawer('spinbutton', 'From'), '300')
      await visit.fill(inDrawer('spinbutton', 'To'), '600')
      await until(
        async () => /from=300/.test(await visit.address()) && /to=600/.test(await visit.address()),
        'the price is in the address',
      )
      await visit.type('Escape')
      await visit.misses(drawer)
      await visit.until(filter, ({ focused }) => focused, 'has the focus again')
      await visit.sees(the('button', 'Remove price filter'))
      const some = await visit.names(cards)
      expect(some.length).toBeLessThan(all.length)
      expect(some.length).toBeGreaterThan(0)

      await visit.open(await visit.address())
      await until(
        async () => (await visit.names(cards)).join() === some.join(),
        'the same products, in the same order',
      )
      expect((await visit.state(sortBy)).value).toBe('PRICE_LOW_TO_HIGH')
      await visit.press(filter)
      expect((await visit.state(inDrawer('checkbox', 'In stock'))).checked).toBe(true)
      await visit.press(inDrawer('button', 'Remove All'))
      await visit.type('Escape')
      await until(async () => (await visit.names(cards)).length === all.length, 'all products are back')
    })

    it('likes a product, once, and remembers it, also on the way back to an earlier page', async () => {
      await visit.open(paths.listing('Raw_Honey'))
      const [name] = await visit.names(hearts)
      const heart = the('button', name)
      expect((await visit.state(heart)).pressed).toBe('false')
      await mark()
      await visit.open(paths.allProducts())
      await visit.press(heart)
      await visit.until(heart, ({ pressed }) => pressed === 'true', 'is pressed')
      await visit.back(paths.listing('Raw_Honey'))
      await visit.until(heart, ({ pressed }) => pressed === 'true', 'is pressed here as well')
      await tellWhence()
      await visit.open(paths.listing('Raw_Honey'))
      await visit.until(heart, ({ pressed }) => pressed === 'true', 'is pressed still')
    })

    it('opens a product and closes it again', async () => {
      const card = the('link', undefined, the('heading', undefined, cards))
      await visit.open(paths.listing('Raw_Honey'))
      const [name = ''] = await visit.names(card)
      const panel = the('dialog', name)
      await engine.resize(phone.width, phone.height)
      await visit.press(card)
      const [left, right] = await visit.rests(panel)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(phone.width)
      await visit.sees(the('list', undefined, the('region', 'Trace this jar', panel)))
      expect(await visit.address()).toContain('product=')
      await visit.type('Escape')
      await visit.misses(panel)
      await visit.until(card, ({ focused }) => focused, 'has the focus again')
      expect(await visit.address()).not.toContain('product=')
    })

    it('requests a demo with a one-time code', async () => {
      await visit.open(paths.bookDemo())
      const number =
        { Chromium: '9845012301', Firefox: '9845012302', WebKit: '9845012303' }[title] ?? '9845012304'
      await visit.fill(the('textbox', 'Company Name*'), 'Kaveri Foods')
      await visit.fill(the('textbox', 'Name*'), 'Ananya Rao')
      await visit.fill(the('textbox', 'Phone Number*'), number)
      await visit.fill(the('textbox', 'Email*'), `ananya.${number}@kaverifoods.in`)
      await visit.choose(the('combobox', 'Enterprise Size*'), 'Small')
      await visit.press(the('button', 'Submit'))
      await visit.sees(the('button', 'Verify OTP'))
      // The code and its lock are there for whoever looks at another page and comes back.
      await mark()
      await visit.open(paths.terms())
      await visit.back(paths.bookDemo())
      await visit.sees(the('button', 'Verify OTP'))
      await tellWhence()
      await visit.until(the('button', 'Resend OTP'), ({ disabled }) => disabled, 'is locked still')
      const inbox = await fetch(`${inject('origin')}/platform/inbox.json?phone=${number}`)
      const [{ code } = { code: '' }] = (await inbox.json()) as { code: string }[]
      await visit.press(the('textbox', 'Digit 1 of 6'))
      await visit.type(code)
      await visit.until(
        the('textbox', 'Digit 6 of 6'),
        ({ value }) => value === code[5],
        'holds the last digit',
      )
      await visit.press(the('button', 'Verify OTP'))
      await visit.misses(the('button', 'Verify OTP'))
      await until(async () => {
        const page = await (await fetch(`${inject('origin')}/platform/inbox`)).text()
        // The messages with the codes, which have the number as well, stand above.
        return page.split('Demo requests</h2>')[1]?.includes(number) ?? false
      }, 'the request is in the inbox')
    })

    it('opens the menu, and closes it by Escape, a press outside and a link', async () => {
      await engine.resize(phone.width, phone.height)
      await visit.open(paths.terms())
      const menu = the('button', 'Menu')
      const is = (open: boolean) =>
        visit.until(menu, ({ expanded }) => expanded === String(open), open ? 'is open' : 'is closed')
      const inMenu = the('list', undefined, the('navigation', 'Main'))
      await is(false)
      await visit.press(menu)
      await is(true)
      await visit.sees(inMenu)
      await visit.type('Escape')
      await is(false)
      await visit.press(menu)
      await is(true)
      await engine.click(phone.width / 2, phone.height - 20)
      await is(false)
      await visit.misses(inMenu)
      await visit.press(menu)
      await is(true)
      await visit.press(the('link', undefined, inMenu))
      await visit.settled()
      await is(false)
    })

    it.each([phone, desk])(
      'the drawer is whole at $width px, and closes by a press outside',
      async ({ width, height }) => {
        await engine.resize(width, height)
        await visit.open(paths.listing('Raw_Honey'))
        await visit.press(filter)
        const [left, right] = await visit.rests(drawer)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
        expect(await visit.sideways()).toBe(0)
        await visit.press(inDrawer('button', 'Close'))
        await visit.misses(drawer)
        if (left < 16) return // nothing of the page is left to press
        await visit.press(filter)
        await visit.rests(drawer)
        await engine.click(Math.floor(left / 2), height / 2)
        await visit.misses(drawer)
        await visit.until(filter, ({ focused }) => focused, 'has the focus again')
      },
    )

    it('leafs through the carousel, and stops it', async () => {
      await visit.open(paths.home())
      const region = the('region', 'Contract Farming Services')
      const slides = the('article', undefined, region)
      await visit.press(the('button', 'Pause', region))
      await visit.sees(the('button', 'Play', region))
      const seen = async () => (await visit.names(slides)).join()
      await visit.rests(region)
      const before = await seen()
      expect(await visit.names(slides)).toHaveLength(2)
      await visit.press(the('button', 'Next', region))
      await until(
        async () => (await seen()) !== before && (await visit.names(slides)).length === 2,
        'two others are seen',
      )
      await visit.rests(region)
      await visit.press(the('button', 'Previous', region))
      await until(async () => (await seen()) === before, 'the first two are back')
    })

    it('finds a place, and says when there is no connection', async () => {
      await visit.open(paths.stores())
      const found = the('listitem', undefined, the('list', 'Locations'))
      await visit.sees(found)
      const all = (await visit.names(found)).length
      await visit.fill(the('searchbox'), 'luck')
      expect(all).toBeGreaterThan(1)
      await until(async () => (await visit.names(found)).length === 1, 'one place is listed')

      const connected = (is: boolean) =>
        engine.evaluate(
          `void (Object.defineProperty(navigator, 'onLine', { configurable: true, value: ${is} }), dispatchEvent(new Event('${is ? 'online' : 'offline'}')))`,
        )
      const said = async () => (await visit.texts(the('status'))).includes(offline.status)
      await connected(false)
      await until(said, `the page says '${offline.status}'`)
      await connected(true)
      await until(async () => !(await said()), 'the page says so no more')
      expect((await visit.names(found)).length).toBe(1)
    })

    it.each(pagesIn(title))('%s fits the screen, with one heading and without an error', async (path) => {
      await engine.resize(phone.width, phone.height)
      await visit.open(path)
      expect(await engine.evaluate('document.querySelectorAll("h1").length'), 'main headings').toBe(1)
      for (const { width, height } of [phone, desk]) {
        await engine.resize(width, height)
        expect(await visit.sideways(), `px to scroll sideways at ${width}`).toBe(0)
        if (pictured[path]) await picture(`${pictured[path]}-${width}`)
      }
    })
  })
}

/** Pages of which every run leaves a picture, for the eye. */
const pictured: Record<string, string> = {
  [paths.home()]: 'home',
  [paths.listing('Raw_Honey')]: 'listing',
  [paths.bookDemo()]: 'demo',
}

/**
 * The pages that an engine opens besides its journeys: the pictured ones, and of all others the next in each engine that
 * `every-page.spec.ts` does not run in.
 */
const pagesIn = (title: string) =>
  everyAddress.filter((path, index) => pictured[path] || inTurn(['Firefox', 'WebKit'], index).includes(title))

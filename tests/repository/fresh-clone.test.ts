import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { farmers } from '@/content/en/pages/farmers'
import { anyFreePort } from '../../build/commands/port.mjs'
import { browserFlags, browserPath } from '../../build/commands/programs.mjs'
import { siteOriginOf } from '../../build/environment'
import { everything } from '../support/data/sampled'
import { edit } from '../support/repository/edit'
import { type Command, freshClone, npm } from '../support/repository/fresh-clone'

/** Milliseconds for a whole install and build on a slow line, and to take it away again from a slow disk. */
const installTimeout = 240_000

/** `npm test` itself builds all languages in whatever clone it runs in. */
const oneLanguage = { VITE_LANGUAGES: 'en' }

describe('someone who has just cloned the repository', () => {
  let clone: ReturnType<typeof freshClone>
  let started: Command | undefined
  beforeAll(() => {
    clone = freshClone()
  })
  afterAll(async () => {
    started?.interrupt()
    await started?.ended
    clone?.remove()
  }, installTimeout)

  const firstPage = (port: number) => fetch(`http://localhost:${port}/`).catch(() => undefined)

  it('is told in one line, and soon, that nothing can be installed without a network', async () => {
    const nobody = {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(clone.folder, '.cache'),
    }
    const start = Date.now()
    const command = npm(clone.folder, ['start'], { ...nobody, PORT: String(await anyFreePort()) })
    expect(await command.ended).toBe(1)
    // Two seconds on a quiet machine; npm's own way, three tries with pauses in between, takes more than a minute.
    expect(Date.now() - start).toBeLessThan(30_000)
    expect(command.said()).toContain(
      'The packages are not here, and npm cannot reach its registry. Connect to the network and try again.',
    )
    expect(command.said()).not.toMatch(/^\s+at |npm error/m)
  }, 40_000)

  it(
    'runs npm start and finds the first page at the address it names, also while files change, until Ctrl-C',
    async () => {
      const port = await anyFreePort()
      const command = npm(clone.folder, ['start'], { ...oneLanguage, PORT: String(port) })
      started = command
      let over = false
      void command.ended.then(() => {
        over = true
      })
      await vi.waitUntil(() => over || command.said().includes('Hivefield is at'), {
        timeout: installTimeout,
        interval: 200,
      })
      expect(command.said()).toContain('Installing packages')
      expect(command.said()).toContain('Building the site')
      expect(command.said()).toContain(`Hivefield is at http://localhost:${port}\n`)
      expect(command.said()).toContain(`http://localhost:${port}/platform/inbox`)
      expect(command.said()).not.toMatch(/warning|deprecated|\(!\)/i)

      const page = await firstPage(port)
      expect(await page?.text()).toMatch(/<h1[^>]*>Source Organic, Natural &amp; Traceable Honey/)
      const inbox = await fetch(`http://localhost:${port}/platform/inbox`)
      expect(inbox.status).toBe(200)

      const second = npm(clone.folder, ['start'], { PORT: String(port) })
      expect(await second.ended).toBe(1)
      expect(second.said()).toContain(`Port ${port} is taken. Choose another: PORT=4200 npm start`)
      expect(second.said()).not.toMatch(/^\s+at /m)

      await rebuildBeside(port)
      command.interrupt()
      await command.ended
      expect(await firstPage(port)).toBeUndefined()
      started = undefined
    },
    2 * installTimeout,
  )

  /** While it is served: what is saved is what is sent, and a build beside it is taken up whole. */
  async function rebuildBeside(port: number): Promise<void> {
    // R-GEN-11
    const configuration = join(clone.folder, 'dist/config.json')
    const longer = `${readFileSync(configuration, 'utf8')}${' '.repeat(20_000)}`
    writeFileSync(configuration, longer)
    const served = async () => (await fetch(`http://localhost:${port}/config.json`)).text()
    expect(await served()).toBe(longer)

    const build = npm(clone.folder, ['run', 'build', '--', '--mode', 'production'], oneLanguage)
    let over = false
    void build.ended.then(() => {
      over = true
    })
    const entry = async () => {
      const html = (await (await firstPage(port))?.text()) ?? ''
      return /<script[^>]* type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''
    }
    const seen = async () => {
      const script = await entry()
      const { headers } = await fetch(`http://localhost:${port}${script}`)
      // A build may take its place between the two requests; its own page then names what is there.
      if (!headers.get('content-type')?.includes('javascript')) expect(await entry()).not.toBe(script)
      return over
    }
    await vi.waitUntil(seen, { timeout: installTimeout, interval: 100 })
    expect(await build.ended, build.said()).toBe(0)
    expect(build.said()).not.toContain('Installing packages')
    expect(await served()).not.toBe(longer)
  }

  it('sees words and styles change under npm run dev, and the page stays where it is', async () => {
    const port = await anyFreePort()
    const command = npm(clone.folder, ['run', 'dev', '--', '--port', String(port)])
    started = command
    await vi.waitUntil(() => command.said().includes(`:${port}/`), { timeout: 60_000, interval: 200 })
    const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: browserFlags })
    try {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${port}/farmers`, { timeout: 60_000 })
      const title = page.getByRole('heading', { level: 1 })
      await title.and(page.getByText(farmers.banner.heading, { exact: true })).waitFor({ timeout: 60_000 })
      const place = () => page.evaluate(() => [window.scrollY > 800, document.body.dataset.since])
      await page.evaluate(() => {
        document.body.dataset.since = 'before'
        window.scrollTo({ top: 900, behavior: 'instant' })
      })
      const heading = (text: string) => `heading: '${text}'`
      edit(
        join(clone.folder, 'src/content/en/pages/farmers.ts'),
        heading(farmers.banner.heading),
        heading('Bees for farmers'),
      )
      await title.and(page.getByText('Bees for farmers', { exact: true })).waitFor()
      expect(await place()).toEqual([true, 'before'])

      edit(join(clone.folder, 'src/styles/base/_typography.scss'), 'h1 {\n', 'h1 {\n  outline: 7px solid;\n')
      const outline = () => title.evaluate((element) => getComputedStyle(element).outlineWidth)
      await expect.poll(outline, { timeout: 15_000 }).toBe('7px')
      expect(await place()).toEqual([true, 'before'])
    } finally {
      await browser.close()
    }
    command.interrupt()
    await command.ended
    started = undefined
  }, 120_000)

  it('has built for production with that configuration alone, and nothing of the local platform', () => {
    expectOnly('production')
  })

  if (everything)
    it('builds for staging with that configuration alone', async () => {
      const build = npm(clone.folder, ['run', 'build', '--', '--mode', 'staging'])
      expect(await build.ended, build.said()).toBe(0)
      expectOnly('staging')
    }, 120_000)

  /** What lies in `dist/` is for that mode, and knows of no other. */
  function expectOnly(mode: string): void {
    // R-GEN-12
    const dist = join(clone.folder, 'dist')
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /^config.*\.json$/.test(file))).toEqual([`config.${mode}.json`])
    expect(JSON.parse(readFileSync(join(dist, `config.${mode}.json`), 'utf8')).environment).toBe(mode)

    const texts = files.filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file))
    const holding = (words: RegExp) =>
      texts.filter((file) => words.test(readFileSync(join(dist, file), 'utf8')))
    expect(holding(/\/platform\/|hono|libsql|local-only/i)).toEqual([])
    const { clientSecret } = JSON.parse(readFileSync(join(dist, `config.${mode}.json`), 'utf8'))
    // It may be left out.
    if (clientSecret)
      expect(texts.filter((file) => readFileSync(join(dist, file), 'utf8').includes(clientSecret))).toEqual([
        `config.${mode}.json`,
      ])
    const scripts = texts.filter((file) => file.endsWith('.js'))
    const asking = (name: string) =>
      scripts.filter((file) => readFileSync(join(dist, file), 'utf8').includes(`/${name}`))
    const [boot, start] = ['boot', 'start'].map((name) => expect.stringMatching(`^assets/${name}-`))
    expect(asking(`config.${mode}.json`).sort()).toEqual([boot, start, 'sw.js'])
    expect(asking('config.json')).toEqual([])
    expect(holding(new RegExp(`"/config\\.${mode}\\.json"`)).length).toBeGreaterThan(30)
    // An operator's clone has an address of its own.
    const { VITE_SITE_URL = '' } = parseEnv(readFileSync(join(clone.folder, `.env.${mode}`), 'utf8'))
    const origin = siteOriginOf(VITE_SITE_URL)
    expect(readFileSync(join(dist, 'farmers/index.html'), 'utf8')).toContain(
      `<link rel="canonical" href="${origin}/farmers">`,
    )
    expect(existsSync(join(dist, '404.html'))).toBe(true)
  }
})

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { buildFolders } from '../../build/folders.mjs'
import { isOpen, styled } from '../support/layout/page-parts'
import { hydrated } from '../support/page/hydrated'
import { expect, test } from '../support/page/visitor'
import { ask } from '../support/servers/ask'
import { type Build, nextBuild } from '../support/servers/next-build'
import { type Nginx, startNginx } from '../support/servers/nginx'

const pages = [paths.home(), paths.product('Raw_Honey', 'HNY-MUSTARD')]

/** Opens pages as somebody who comes at that moment. */
async function visit(visitor: Page, origin: string): Promise<void> {
  for (const path of pages) {
    await visitor.goto(origin + path)
    await styled(visitor)
    await hydrated(visitor)
  }
}

/** Follows a link of a page that was opened before the release. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
  await isOpen(page, path)
  await styled(page)
}

/** A site on a running nginx that is released as docs/operating.md says. */
class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'hivefield releases-'))
  readonly served: Build = { dist: join(this.folder, 'dist'), headers: join(this.folder, 'headers') }
  nginx: Nginx | undefined

  async start(platform: string, build: Build): Promise<string> {
    mkdirSync(this.served.dist)
    this.putFiles(build)
    cpSync(build.headers, this.served.headers, { recursive: true })
    this.nginx = await startNginx(platform, this.served)
    return this.nginx.origin
  }

  /** Nothing is taken away: a page that is open finds its parts. */
  putFiles({ dist }: Build): void {
    for (const folder of ['assets', 'images'])
      cpSync(join(dist, folder), join(this.served.dist, folder), { recursive: true })
    cpSync(dist, this.served.dist, {
      recursive: true,
      filter: (name) => !/\.(?:br|gz)$|\/sw\.js$/.test(name),
    })
    cpSync(join(dist, 'sw.js'), join(this.served.dist, 'sw.js'))
    for (const copies of ['.br', '.gz'])
      for (const page of pages) rmSync(join(this.served.dist, page, `index.html${copies}`), { force: true })
  }

  async putHeaders({ headers }: Build): Promise<void> {
    cpSync(headers, this.served.headers, { recursive: true })
    await this.nginx?.reload()
  }

  async stop(): Promise<void> {
    await this.nginx?.stop()
    rmSync(this.folder, { recursive: true })
  }
}

test.describe('a release under a running nginx', () => {
  // An nginx that reads its configuration anew closes connections that nobody uses; a browser may be about to.
  test.use({ expectedMessages: [/ERR_(?:SOCKET_NOT_CONNECTED|CONNECTION_RESET)/] })

  let next: Build
  let folder = ''
  test.beforeAll(async () => {
    test.setTimeout(180_000) // a whole build is copied and named anew
    folder = mkdtempSync(join(tmpdir(), 'hivefield-next-'))
    next = await nextBuild(buildFolders(), folder)
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // The fixture fails a test on any message in the console, and a violation of the policy is one.
  test('brings files, then headers, and back headers, then files, while pages of both builds have their styles and scripts', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow() // builds are put in place, and pages are opened after each
    const site = new Site()
    const current = buildFolders()
    try {
      const origin = await site.start(String(baseURL), current)
      await page.goto(origin)
      await hydrated(page)
      const open = await page.evaluateHandle(() => document)
      const visitor = await context.newPage()
      // The builds differ in names alone, so that each order is gone in one direction.
      for (const { put, shows, onward } of [
        { put: () => site.putFiles(next), shows: next, onward: paths.farmers() },
        { put: () => site.putHeaders(next), shows: next, onward: paths.technology() },
        { put: () => site.putHeaders(current), shows: next, onward: paths.beekeepers() },
        { put: () => site.putFiles(current), shows: current, onward: paths.consumers() },
      ]) {
        await put()
        const { body } = await ask(origin, '/')
        expect(body.equals(readFileSync(join(shows.dist, 'index.html')))).toBe(true)
        await visit(visitor, origin)
        await goOn(page, onward)
        expect(await open.evaluate((first) => first === document), 'the page was not loaded anew').toBe(true)
      }
    } finally {
      // A page that still fetches what it needs next would find its host gone.
      await page.goto('about:blank')
      await site.stop()
    }
  })
})

import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { mapPaths, paths } from '@/config/paths'
import { buildFolders } from '../../build/folders.mjs'
import { mapsRecord, standInForGoogleMaps } from '../support/data/google-maps-stand-in'
import {
  askForCode,
  aVisitor,
  codeFor,
  demoHydrated,
  typeCode,
  verifyButton,
} from '../support/page/demo-visitor'
import { expect, test as visitorTest } from '../support/page/visitor'
import { observatoryPoints, observatoryScore } from '../support/repository/observatory'
import { ask } from '../support/servers/ask'
import { hostPromises } from '../support/servers/host-promises'
import { hasIpv6, type Nginx, startNginx } from '../support/servers/nginx'

test.describe('nginx with deploy/nginx.conf', () => {
  let nginx: Nginx
  test.beforeAll(async ({ baseURL }) => {
    nginx = await startNginx(String(baseURL))
  })
  test.afterAll(() => nginx?.stop())

  hostPromises({ origin: () => nginx.tlsOrigin, encodings: ['gzip'], onDisk: true })

  test('sends the configuration as it was saved last', async ({ baseURL }) => {
    // R-GEN-11
    const { dist, headers } = buildFolders()
    const copy = mkdtempSync(join(tmpdir(), 'hivefield-edited-'))
    for (const name of readdirSync(dist).filter((file) => file.startsWith('config')))
      cpSync(join(dist, name), join(copy, name))
    const host = await startNginx(String(baseURL), { ...buildFolders(), dist: copy, headers })
    const get = () => ask(host.origin, '/config.json', { headers: { 'accept-encoding': 'gzip, br' } })
    try {
      await get()
      for (const saved of [JSON.stringify({ networkId: 'longer '.repeat(1_000) }), '{}']) {
        writeFileSync(join(copy, 'config.json'), saved)
        const { headers, body } = await get()
        expect(headers['content-encoding']).toBeUndefined()
        expect(body.toString()).toBe(saved)
      }
    } finally {
      await host.stop()
      rmSync(copy, { recursive: true })
    }
  })

  test('lets nobody keep what it answers in place of a file', async () => {
    for (const folder of ['assets', 'images']) {
      const [name = ''] = readdirSync(join(buildFolders().dist, folder)).filter((file) =>
        file.endsWith('.svg'),
      )
      const { status, headers } = await ask(nginx.tlsOrigin, `/${folder}/${name}`, { method: 'POST' })
      expect(status, folder).toBe(405)
      expect(headers['cache-control'], folder).toBe('no-cache')
    }
  })

  test('sends what the build has compressed to a proxy in front of it as well', async () => {
    const headers = { 'accept-encoding': 'gzip', via: '1.1 edge' }
    expect((await ask(nginx.tlsOrigin, '/farmers', { headers })).headers['content-encoding']).toBe('gzip')
  })

  test('serves over TLS and HTTP/2, and sends there whoever comes without', async () => {
    const plain = await ask(nginx.plainOrigin, '/farmers?utm_source=letter')
    expect(plain.status).toBe(301)
    expect(plain.headers.location).toBe('https://127.0.0.1/farmers?utm_source=letter')
    expect(plain.headers['x-content-type-options']).toBe('nosniff')
    const { headers } = await ask(nginx.tlsOrigin, '/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')

    const session = connect(nginx.tlsOrigin, { rejectUnauthorized: false })
    try {
      const [answer] = await once(session.request({ ':path': '/farmers' }), 'response')
      expect(session.alpnProtocol).toBe('h2')
      expect(answer[':status']).toBe(200)
    } finally {
      session.destroy()
    }
  })

  test('listens on IPv6 as well', async () => {
    const hosts = ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]
    for (const host of hosts) {
      const at = (origin: string) => origin.replace('127.0.0.1', host)
      expect((await ask(at(nginx.tlsOrigin), '/farmers')).status, host).toBe(200)
      expect((await ask(at(nginx.plainOrigin), '/farmers')).status, host).toBe(301)
    }
    expect(readFileSync('deploy/nginx.conf', 'utf8').match(/listen \[::\]:/g)).toHaveLength(2)
  })

  for (const { path, least } of [
    ...['/', '/collections/products/Raw_Honey', '/book-demo', '/farmers'].map((path) => ({
      path,
      least: 155,
    })),
    ...mapPaths.map((path) => ({ path, least: 110 })),
  ]) {
    test(`gets ${least} points or more for ${path} from the Observatory`, async () => {
      const { headers, body } = await ask(nginx.tlsOrigin, path)
      const { location } = (await ask(nginx.plainOrigin, path)).headers
      const points = observatoryPoints({ headers, html: body.toString(), plainLeadsTo: location })
      expect(observatoryScore(points), JSON.stringify(points)).toBeGreaterThanOrEqual(least)
    })
  }

  test.describe('a visitor under its Content-Security-Policy', () => {
    // The fixture fails a test on any message in the console, and a violation is one.
    visitorTest('opens home, likes a honey and filters, and again after a reload', async ({ page }) => {
      await page.goto(nginx.origin)
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
      await page.goto(`${nginx.origin}/collections/products/Raw_Honey`)
      for (const time of [1, 2]) {
        if (time > 1) await page.reload()
        await page
          .getByRole('button', { name: /^Like / })
          .nth(time)
          .click()
        await expect(page.getByRole('button', { name: /^Like / }).nth(time)).toHaveAttribute(
          'aria-pressed',
          'true',
        )
        await page.getByRole('button', { name: 'Filter', exact: true }).click()
        await page.getByRole('checkbox', { name: 'In stock' }).setChecked(time === 1)
        await expect(page).toHaveURL(time === 1 ? /stock=in/ : /Raw_Honey$/)
      }
    })

    visitorTest('books a demo with a code', async ({ page }) => {
      const visitor = aVisitor('9845004011')
      await page.goto(`${nginx.origin}/book-demo`)
      await demoHydrated(page)
      await askForCode(page, visitor)
      await typeCode(page, await codeFor(page, visitor.phone))
      await verifyButton(page).click()
      await expect(page).toHaveURL(`${nginx.origin}/`)
    })

    visitorTest("sees a map of Google's, also after a reload", async ({ page }) => {
      await standInForGoogleMaps(page)
      const seesMap = async () => {
        const places = page.getByRole('list', { name: 'Locations' }).getByRole('listitem')
        await expect(places.first()).toBeVisible()
        await expect.poll(async () => (await mapsRecord(page)).maps.length).toBe(1)
      }
      await page.goto(nginx.origin + paths.stores()) // the policy of every map page is the same: hostPromises
      await seesMap()
      await page.reload()
      await seesMap()
    })
  })
})

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFolders } from '../../build/folders.mjs'
import { ask } from '../support/ask'
import { hostPromises } from '../support/host-promises'
import { type Nginx, startNginx } from '../support/nginx'
import { reloadPromises } from '../support/reload-promises'
import { expect, test } from '../support/visitor'

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
    cpSync(dist, copy, { recursive: true })
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

  test.describe('a visitor who comes back', () => reloadPromises(() => nginx.origin))

  test.describe('a visitor under its Content-Security-Policy', () => {
    // The fixture fails a test on any message in the console, and a violation is one.
    test('opens the home page, looks at services and goes to a listing', async ({ page }) => {
      await page.goto(nginx.origin)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
      await page.goto(`${nginx.origin}/collections/products/Raw_Honey`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.getByRole('checkbox', { name: 'In stock' }).check()
      await expect(page).toHaveURL(/stock=in/)
    })

    test('fills in the demo form and gets an answer', async ({ page }) => {
      await page.goto(`${nginx.origin}/book-demo`)
      await page.getByRole('textbox', { name: 'Company Name*' }).fill('Mango Works')
      await page.getByRole('textbox', { name: /^Name\*/ }).fill('Asha Rao')
      await page.getByRole('textbox', { name: 'Phone Number*' }).fill('9876543210')
      await page.getByRole('textbox', { name: 'Email*' }).fill('asha@mangoworks.example')
      await page.getByRole('combobox', { name: 'Enterprise Size*' }).selectOption('Medium')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeVisible()
    })

    test('finds the stores on a map page without a key', async ({ page }) => {
      await page.goto(`${nginx.origin}/location`)
      await expect(page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first()).toBeVisible()
    })
  })
})

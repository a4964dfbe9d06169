import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ask } from '../support/servers/ask'
import { type Edge, startEdge } from '../support/servers/edge'
import { hostPromises } from '../support/servers/host-promises'

test.describe("Cloudflare's runtime with deploy/wrangler.jsonc", () => {
  // One runtime for all of them: it takes seconds to start.
  test.describe.configure({ mode: 'default' })

  let edge: Edge
  test.beforeAll(async () => {
    edge = await startEdge()
  })
  test.afterAll(() => edge?.stop())

  hostPromises({ origin: () => edge.origin, encodings: ['br', 'gzip'], onDisk: false })

  test('speaks to browsers over TLS alone from then on', async () => {
    const { headers } = await ask(edge.origin, '/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('sends the configuration as it was put up last', async () => {
    // R-GEN-11
    const file = join(edge.dist, 'config.json')
    const saved = readFileSync(file, 'utf8').replace('"honeynet"', '"edited"')
    writeFileSync(file, saved)
    await expect(async () => {
      const { headers, body } = await ask(edge.origin, '/config.json')
      expect(body.toString()).toBe(saved)
      expect(headers['cache-control']).toBe('no-cache')
    }).toPass()
  })
})

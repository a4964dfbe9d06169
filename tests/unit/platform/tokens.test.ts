import { expect, it } from 'vitest'
import { catalogueHeaders, openPlatform, requestDemo } from './visitor-calls'

const dataCalls = [
  'identity/users/honeynet/honeynet/Retailer',
  'registry/sites/honeynet/hivefield-bengaluru/Store',
  'content/categories/honeynet/honeynet/HoneyFarm',
  'content/models/honeynet/AGR11-100A/Raw_Honey',
  'content/subcategories/honeynet/honeynet/contentSubCategories/AGR11-100A',
  'content/products/honeynet/AGR11-100A',
  'content/allproducts/honeynet/HoneyFarm/tenant-0001',
]

it.each(dataCalls)('refuses %s without a bearer, with a wrong one and with another scheme', async (path) => {
  const platform = await openPlatform()
  const statuses = async (headers: Record<string, string>) =>
    (await platform.call(path, { headers: { ...catalogueHeaders, ...headers } })).status
  expect(await statuses({})).toBe(401)
  expect(await statuses({ authorization: 'Bearer null' })).toBe(401)
  expect(await statuses({ authorization: `Basic ${await platform.token()}` })).toBe(401)
  expect((await platform.get(path, catalogueHeaders)).status).toBe(200)
})

it('refuses a demo request without a bearer', async () => {
  const platform = await openPlatform()
  expect((await platform.post('registry/requests/honeynet', {})).status).toBe(401)
  expect((await requestDemo(platform)).status).toBe(201)
})

it('gives a token to our client alone', async () => {
  const platform = await openPlatform()
  const ask = (body: unknown, network = 'honeynet') => platform.post(`identity/token/${network}`, body)
  const wrong = await ask({ client_name: 'web', client_secret: 'guessed' })
  expect(wrong.status).toBe(401)
  expect(await wrong.text()).toBe("Unknown client 'web', or a wrong secret.")
  expect((await ask({ client_name: 'other', client_secret: 'local-only' })).status).toBe(401)
  expect((await ask({ client_name: 'web' })).status).toBe(400)
  expect((await ask({ client_name: 'web', client_secret: 'local-only' }, 'othernet')).status).toBe(404)
})

it('lets a token live for 60 minutes', async () => {
  let now = Date.UTC(2025, 0, 1)
  const platform = await openPlatform({ now: () => now })
  const headers = await platform.bearer()
  const ask = async () => (await platform.call('content/products/honeynet/AGR11-100A', { headers })).status
  now += 60 * 60 * 1000 - 1
  expect(await ask()).toBe(200)
  now += 1
  expect(await ask()).toBe(401)
})

it('ends every token on request, or one alone', async () => {
  const platform = await openPlatform()
  const [first, second] = [await platform.bearer(), await platform.bearer()]
  const ask = async (headers: Record<string, string>) =>
    (await platform.call('content/products/honeynet/AGR11-100A', { headers })).status

  await platform.call('identity/expire', { method: 'POST', headers: first })
  expect([await ask(first), await ask(second)]).toEqual([401, 200])

  await platform.call('identity/expire', { method: 'POST' })
  expect(await ask(second)).toBe(401)
})

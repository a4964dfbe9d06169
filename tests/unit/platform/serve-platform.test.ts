import { expect, it } from 'vitest'
import { startPlatform } from '../../../platform/serve-platform'

it('serves on an origin of its own, which its configuration names, to pages of any origin', async () => {
  const platform = await startPlatform()
  expect(platform.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(platform.config.endpoints.sites).toBe(`${platform.origin}/platform/registry/sites/`)
  expect(platform.config.networkId).toBe('honeynet')

  const url = `${platform.config.endpoints.productsOfUser}honeynet/AGR11-100A`
  const wanted = {
    origin: 'http://localhost:3000',
    'access-control-request-headers': 'authorization,suborgid',
  }
  const asked = await fetch(url, {
    method: 'OPTIONS',
    headers: { ...wanted, 'access-control-request-method': 'GET' },
  })
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe('*')
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,suborgid')

  const refused = await fetch(url, { headers: { origin: 'http://localhost:3000' } })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  await platform.close()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

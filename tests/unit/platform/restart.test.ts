import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  codeFor,
  itemsOf,
  like,
  openPlatform,
  requestDemo,
  resendOtp,
  sendOtp,
  verify,
} from './visitor-calls'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('keeps likes, leads, codes and demo requests over a restart, in a folder that it makes', async () => {
  const file = join(folder, 'data', 'platform.db')
  const first = await openPlatform({ file })
  await like(first, 'HNY-MUSTARD')
  await sendOtp(first)
  await requestDemo(first, 'Kept Foods')
  const headers = await first.bearer()
  await first.close()

  const second = await openPlatform({ file })
  const [mustard] = await itemsOf(await second.get('content/products/honeynet/AGR11-100A'))
  expect(mustard?.likecount).toBe(129)
  expect(await (await second.call('inbox')).text()).toContain('Kept Foods')
  expect((await resendOtp(second)).status).toBe(200)
  expect(await verify(second, await codeFor(second))).toBe('OTP validated')
  expect((await second.call('content/products/honeynet/AGR11-100A', { headers })).status).toBe(401)
  await second.close()
})

it('writes the catalogue anew when another one is wanted, and keeps the likes', async () => {
  const file = join(folder, 'platform.db')
  const first = await openPlatform({ file })
  await like(first, 'HNY-MUSTARD')
  await first.close()

  const long = await openPlatform({ file, products: 50 })
  expect(await itemsOf(await long.get('content/products/honeynet/AGR11-100A'))).toHaveLength(54)
  await long.close()

  const back = await openPlatform({ file })
  const items = await itemsOf(await back.get('content/products/honeynet/AGR11-100A'))
  expect(items).toHaveLength(16)
  expect(items[0]?.likecount).toBe(129)
  await back.close()
})

import { beforeEach, expect, it } from 'vitest'
import { type Caller, itemsOf, like, openPlatform } from './visitor-calls'

let platform: Caller
beforeEach(async () => {
  platform = await openPlatform()
})

const itemOf = async (productid: string) =>
  (await itemsOf(await platform.get('content/products/honeynet/AGR11-100A'))).find(
    (item) => item.productid === productid,
  )

it('counts a like in the field and the type that the product has', async () => {
  expect((await like(platform, 'HNY-MUSTARD')).status).toBe(200)
  await like(platform, 'HNY-MUSTARD')
  expect((await itemOf('HNY-MUSTARD'))?.likecount).toBe(130)
  await like(platform, 'HNY-JAMUN')
  expect((await itemOf('HNY-JAMUN'))?.likes).toBe('58')
})

it('counts likes given at the same moment one by one', async () => {
  await Promise.all(Array.from({ length: 20 }, () => like(platform, 'HNY-GINGER')))
  expect((await itemOf('HNY-GINGER'))?.likecount).toBe(20)
})

it('takes the business of the configuration for a product without one of its own', async () => {
  expect((await like(platform, 'HNY-LITCHI', { business: 'honeynet' })).status).toBe(200)
  expect((await like(platform, 'HNY-LITCHI')).status).toBe(404)
})

it.each(['networkid', 'orgid', 'username'])('wants the business id in the header %s', async (name) => {
  const answer = await like(platform, 'HNY-MUSTARD', { headers: { [name]: 'honeynet' } })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe(`Wrong headers\n${name}: must be 'HF-BLR-01'`)
})

it('wants suborgid empty, and text/plain', async () => {
  expect((await like(platform, 'HNY-MUSTARD', { headers: { suborgid: 'x' } })).status).toBe(400)
  const json = { headers: { 'content-type': 'application/json' } }
  expect((await like(platform, 'HNY-MUSTARD', json)).status).toBe(415)
})

it('refuses a like of a product that is unknown, of somebody else, or not listed', async () => {
  expect((await like(platform, 'HNY-NOWHERE')).status).toBe(404)
  expect((await like(platform, 'HNY-MUSTARD', { admin: 'malabarbees' })).status).toBe(404)
  expect((await like(platform, 'HNY-NEEM')).status).toBe(409)
})

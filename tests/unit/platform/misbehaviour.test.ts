import { afterEach, beforeEach, expect, it } from 'vitest'
import { startPlatform } from '../../../platform/serve-platform'
import {
  type Caller,
  catalogueHeaders,
  codeFor,
  itemsOf,
  lead,
  like,
  openPlatform,
  requestDemo,
  resendOtp,
  sendOtp,
  verify,
} from './visitor-calls'

let platform: Caller
beforeEach(async () => {
  platform = await openPlatform()
})
afterEach(() => platform.close())

it.each([
  ['html', 200, /^<!doctype html>/],
  ['Empty', 200, /^$/],
  ['long', 200, /^.{201,}$/],
  ['error', 500, /^The service is closed for the day$/],
  ['broken', 503, /^The connection breaks here\.$/],
])('misbehaves for the company %s at each of the four calls that it names', async (company, status, text) => {
  const look = async (answer: Response) => {
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(text)
  }
  await look(await sendOtp(platform, { company }))
  expect(await (await platform.call('inbox.json')).json()).toEqual([])

  await sendOtp(platform, { company: `resend ${company}` })
  await look(await resendOtp(platform))

  await sendOtp(platform, { company: `verify ${company}` })
  expect(await verify(platform, await codeFor(platform))).toMatch(text)

  await look(await requestDemo(platform, `demo ${company}`))
})

it('takes a company that merely contains such a word for what it is', async () => {
  const answer = await sendOtp(platform, { company: 'Broken Hill Honey' })
  expect(await answer.text()).toBe('OTP sent to your phone and email')
})

it('fails the demo request for demofail, and for demofail once the first time alone', async () => {
  const closed = await requestDemo(platform, 'demofail')
  expect(closed.status).toBe(500)
  expect(await closed.text()).toBe('Demo desk is closed')
  expect((await requestDemo(platform, 'demofail')).status).toBe(500)
  expect((await requestDemo(platform, 'demofail once')).status).toBe(500)
  expect((await requestDemo(platform, 'demofail once')).status).toBe(201)
})

const listing = (name: string) => platform.get(`content/models/honeynet/AGR11-100A/${name}`, catalogueHeaders)

it('answers odd listings as README.md says', async () => {
  expect((await listing('Broken_Honey')).status).toBe(500)
  expect((await listing('Lost_Honey')).status).toBe(503)
  expect(await (await listing('Html_Honey')).text()).toMatch(/^<!doctype html>/)
  expect(await (await listing('Empty_Honey')).text()).toBe('')
  expect(await (await listing('Cut_Honey')).text()).toBe('{"products":[{"productid":"HNY-')
  expect(await (await listing('Shapeless_Honey')).json()).toEqual({ products: 'none today' })
  expect(await itemsOf(await listing('Nobody_Knows_Honey'))).toEqual([])
  expect(await itemsOf(await listing('Malformed_Honey'))).toHaveLength(9)
  expect((await itemsOf(await listing('Long_Honey')))[0]?.productfriendlyname).toHaveLength(80)
})

it('is busy twice and answers the third time', async () => {
  const statuses = []
  for (let ask = 0; ask < 4; ask += 1) statuses.push((await listing('Busy_Honey')).status)
  expect(statuses).toEqual([503, 503, 200, 503])
})

it('gives a list of exactly as many honeys as its name says', async () => {
  for (const count of [0, 1, 60]) {
    expect(await itemsOf(await listing(`Exactly_${count}_Honey`))).toHaveLength(count)
  }
})

it('gives a honey that it has made up for a listing no address that leads nowhere', async () => {
  const [item] = await itemsOf(await listing('Exactly_1_Honey'))
  expect(Object.keys(item ?? {}).filter((field) => /url$/.test(field))).toEqual(['productimageurl'])
})

it('keeps odd listings out of every list', async () => {
  const answer = await platform.get('content/subcategories/honeynet/honeynet/contentSubCategories/AGR11-100A')
  expect(await answer.text()).not.toMatch(/Slow|Broken|Malformed|Exactly/)
})

it('refuses likes of the honey that cannot be liked', async () => {
  const [item] = await itemsOf(await listing('Unlikeable_Honey'))
  const answer = await like(platform, String(item?.productid), { business: String(item?.businessid) })
  expect(answer.status).toBe(500)
})

it('breaks the connection where a server can', async () => {
  const served = await startPlatform()
  const lost = fetch(`${served.config.endpoints.sendOtp}honeynet/otp/register/web/local-only`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lead, company: 'broken' }),
  })
  await expect(lost).rejects.toThrow('fetch failed')
  await served.close()
})

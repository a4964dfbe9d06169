import { beforeEach, describe, expect, it } from 'vitest'
import { type Caller, codeFor, openPlatform, resendOtp, sendOtp, verify } from './visitor-calls'

let now = Date.UTC(2025, 0, 1)
let platform: Caller
let lines: string[]

beforeEach(async () => {
  lines = []
  platform = await openPlatform({ now: () => now, announce: (line) => lines.push(line) })
})

/** A code that is not the one in force. */
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

it('sends six digits to phone and e-mail, seen in the inbox and in the terminal', async () => {
  const answer = await sendOtp(platform)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('OTP sent to your phone and email')
  const messages = await (await platform.call('inbox.json?phone=9876543210')).json()
  const code = await codeFor(platform)
  expect(messages).toEqual([{ phone: '9876543210', email: 'asha@example.in', code, at: now }])
  expect(code).toMatch(/^\d{6}$/)
  expect(lines).toEqual([`Code ${code} for phone 9876543210 and e-mail asha@example.in: good for 5 minutes`])
})

it('accepts the right code, once', async () => {
  await sendOtp(platform)
  const code = await codeFor(platform)
  expect(await verify(platform, code)).toBe('OTP validated')
  expect(await verify(platform, code)).toBe('Invalid OTP')
})

it('refuses a wrong code, letters, a code nobody was sent, and one of another e-mail', async () => {
  expect(await verify(platform, '123456')).toBe('Invalid OTP')
  await sendOtp(platform)
  const code = await codeFor(platform)
  expect(await verify(platform, wrongFor(code))).toBe('Invalid OTP')
  expect(await verify(platform, 'abcdef')).toBe('Invalid OTP')
  expect(await verify(platform, code, { email: 'other@example.in' })).toBe('Invalid OTP')
})

it('keeps a code good for 5 minutes', async () => {
  await sendOtp(platform)
  const code = await codeFor(platform)
  now += 5 * 60 * 1000 - 1
  expect(await verify(platform, wrongFor(code))).toBe('Invalid OTP')
  now += 1
  expect(await verify(platform, code)).toBe('OTP expired')
})

it('accepts the right code at the fifth attempt, and none at the sixth', async () => {
  for (const [wrongOnes, last] of [
    [4, 'OTP validated'],
    [5, 'Too many attempts. Please resend the OTP'],
  ] as const) {
    await sendOtp(platform)
    const code = await codeFor(platform)
    for (let attempt = 0; attempt < wrongOnes; attempt += 1) {
      expect(await verify(platform, wrongFor(code))).toBe('Invalid OTP')
    }
    expect(await verify(platform, code)).toBe(last)
  }
})

it('voids the old code when a new one is sent, with attempts and minutes of its own', async () => {
  await sendOtp(platform)
  const first = await codeFor(platform)
  for (let attempt = 0; attempt < 5; attempt += 1) await verify(platform, wrongFor(first))
  now += 4 * 60 * 1000

  const answer = await resendOtp(platform)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('OTP resent to your phone and email')
  const second = await codeFor(platform)
  now += 4 * 60 * 1000
  if (first !== second) expect(await verify(platform, first)).toBe('Invalid OTP')
  expect(await verify(platform, second)).toBe('OTP validated')
})

it('resends to nobody who did not ask', async () => {
  await sendOtp(platform)
  const stranger = await resendOtp(platform, '9000000000')
  expect(stranger.status).toBe(404)
  expect(await stranger.text()).toBe('No registration is waiting for this phone and email')
  expect((await resendOtp(platform, '9876543210', 'other@example.in')).status).toBe(404)
})

it.each([
  [{ email: 'taken@example.in' }, 200, 'Email Already Registered.'],
  [{ phone: '9876540409' }, 409, 'Mobile Already Registered'],
  [{ email: 'nomail@example.in' }, 500, 'Server error: Failed to send OTP via Email'],
])('refuses %o with %i and sends nothing', async (typed, status, text) => {
  const answer = await sendOtp(platform, typed)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(text)
  expect(await (await platform.call('inbox.json')).json()).toEqual([])
})

it.each(["d'souza@example.com", 'r&d@kaveri.in', 'asha@xn--h2brj9c.in'])(
  'takes the e-mail address %s, as the form does',
  async (email) => {
    expect((await sendOtp(platform, { email })).status).toBe(200)
    expect(await verify(platform, await codeFor(platform), { email })).toBe('OTP validated')
  },
)

describe('a lead that is not exactly what the contract says', () => {
  it.each([
    [{ phone: '987654321' }, 'phone: must be 10 digits'],
    [{ phone: '+919876543210' }, 'phone: must be 10 digits'],
    [{ email: 'asha' }, 'email: must be an e-mail address'],
    [{ company: ' ' }, 'company: must not be empty'],
    [{ parentid: 'tenant-0002' }, 'parentid'],
    [{ requesttype: 'demo' }, 'requesttype'],
    [{ leadType: undefined }, 'leadType'],
    [{ role: 'Huge' }, 'role'],
    [{ otp: '123456' }, 'otp'],
  ])('is refused with 400 and the field: %o', async (typed, fault) => {
    const answer = await sendOtp(platform, typed)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(fault)
  })

  it('is refused from an unknown client, another network, and in another form', async () => {
    const path = (network: string, secret: string) => `identity/getOtp/${network}/otp/register/web/${secret}`
    expect((await platform.post(path('honeynet', 'guessed'), {})).status).toBe(401)
    expect((await platform.post(path('othernet', 'local-only'), {})).status).toBe(404)
    const form = { method: 'POST', body: 'company=Asha', headers: { 'content-type': 'text/plain' } }
    expect((await platform.call(path('honeynet', 'local-only'), form)).status).toBe(415)
    const cut = { method: 'POST', body: '{"company":', headers: { 'content-type': 'application/json' } }
    expect((await platform.call(path('honeynet', 'local-only'), cut)).status).toBe(400)
    expect((await platform.call(path('honeynet', 'local-only'))).status).toBe(405)
  })
})

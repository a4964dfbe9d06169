import { beforeEach, expect, it } from 'vitest'
import { type Caller, codeFor, openPlatform, requestDemo, sendOtp, verify } from './visitor-calls'

let platform: Caller
beforeEach(async () => {
  platform = await openPlatform({ now: () => Date.UTC(2025, 0, 1, 6, 30) })
})
const inbox = async () => (await platform.call('inbox')).text()

it('shows codes and demo requests in the inbox, without a script and renewing itself', async () => {
  expect(await inbox()).toContain('No code has been sent yet.')
  await sendOtp(platform)
  const code = await codeFor(platform)
  await verify(platform, code)
  expect((await requestDemo(platform)).status).toBe(201)

  const page = await inbox()
  expect(page).toContain('<meta http-equiv="refresh" content="5">')
  expect(page).toContain(code)
  expect(page).toContain('to phone 9876543210 and e-mail asha@example.in')
  expect(page).toContain('<strong>Asha Foods</strong> (Small), Asha Rao')
  expect(page).toContain('1 Jan 2025, 12:00:00')
  expect(page).not.toContain('not confirmed by a code')
  expect(page).not.toContain('<script')
})

it('says so when no code confirmed the phone', async () => {
  await requestDemo(platform)
  expect(await inbox()).toContain('not confirmed by a code')
})

it('shows what visitors typed as text, never as markup', async () => {
  await requestDemo(platform, '<script>alert(1)</script>')
  expect(await inbox()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

it('lists the newest message first', async () => {
  await sendOtp(platform, { phone: '9000000001' })
  await sendOtp(platform, { phone: '9000000002' })
  const page = await inbox()
  expect(page.indexOf('9000000002')).toBeLessThan(page.indexOf('9000000001'))
  const messages = await (await platform.call('inbox.json')).json()
  expect(messages.map((message: { phone: string }) => message.phone)).toEqual(['9000000002', '9000000001'])
})

it.each([
  [{ source: 'other@example.in' }, 'source, username, email and json.email must be one and the same'],
  [{ phone: '9000000001' }, 'phone and json.phone must be one and the same'],
  [{ destination: 'othernet' }, 'destination'],
  [{ usertype: 'visitor' }, 'usertype'],
  [{ requesttype: 'lead' }, 'requesttype'],
  [{ json: { company: 'Asha Foods' } }, 'json.name'],
  [{ extra: 1 }, 'extra'],
])('refuses a demo request that is not exactly what the contract says: %o', async (more, fault) => {
  const answer = await requestDemo(platform, 'Asha Foods', more)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(fault)
})

it('refuses a body above 64 KB', async () => {
  expect((await requestDemo(platform, 'x'.repeat(70_000))).status).toBe(413)
})

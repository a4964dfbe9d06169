import { describe, expect, it } from 'vitest'
import { resendOtp, sendOtp, validateOtp } from '@/services/calls/otp'
import { lead } from '../../../support/data/lead'
import { html, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests, platformForTests } from '../../../support/servers/servers-for-tests'

const code = { mobile: lead.phone, otp: '001234', email: lead.email }

describe('on the platform', () => {
  const platform = platformForTests()

  it('sends a code, judges a wrong one and takes the right one', async () => {
    expect(await sendOtp(lead)).toBe('OTP sent to your phone and email')
    expect(await validateOtp({ ...code, otp: 'abcdef' })).toBe('Invalid OTP')
    expect(await resendOtp(lead.phone, lead.email)).toBe('OTP resent to your phone and email')
    const otp = await codeFromInbox()
    expect(await validateOtp({ ...code, otp })).toBe('OTP validated')
  })

  it('gives the three known refusals as texts, whatever their status', async () => {
    expect(await sendOtp({ ...lead, email: 'taken@example.in' })).toBe('Email Already Registered.')
    expect(await sendOtp({ ...lead, phone: '9876540409' })).toBe('Mobile Already Registered')
    expect(await sendOtp({ ...lead, email: 'nomail@example.in' })).toBe(
      'Server error: Failed to send OTP via Email',
    )
  })

  it('has words for a resend that nobody waits for', async () => {
    await expect(resendOtp('9000000000', lead.email)).rejects.toMatchObject({
      kind: 'refused',
      status: 404,
      text: 'No registration is waiting for this phone and email',
    })
  })

  async function codeFromInbox(): Promise<string> {
    const inbox = await (await fetch(`${platform.origin}/platform/inbox`)).text()
    return /\b\d{6}\b/.exec(inbox)?.[0] ?? ''
  }
})

describe('on the wire', () => {
  const server = misbehavingServerForTests()
  const sent = () => server().requests.map(({ method, path, body }) => [method, path, JSON.parse(body)])

  it('call 11 sends the lead with its constants, and nothing else', async () => {
    server().reply(text('OTP sent'))
    const { company, email, phone, name, enterpriseSize: role } = lead
    await sendOtp({ ...lead, ...{ extra: 'dropped' } })
    expect(sent()).toEqual([
      [
        'POST',
        '/platform/identity/getOtp/honeynet/otp/register/web/local-only',
        { company, email, phone, name, role, requesttype: 'lead', leadType: 'Demo', parentid: 'tenant-0001' },
      ],
    ])
    expect(server().requests[0]?.headers.authorization).toBeUndefined()
  })

  it('call 12 sends phone, code and e-mail; zeros in front of a code survive', async () => {
    server().reply(text('OTP validated'))
    await validateOtp(code)
    expect(sent()).toEqual([
      [
        'POST',
        '/platform/identity/validateOtp/honeynet/web/local-only',
        { mobile: lead.phone, otp: '001234', email: lead.email },
      ],
    ])
  })

  it('call 13 names the phone in its path, and sends the e-mail', async () => {
    server().reply(text('OTP resent'))
    await resendOtp(lead.phone, lead.email)
    expect(sent()).toEqual([
      ['POST', `/platform/identity/resendOtp/${lead.phone}/honeynet/web/local-only`, { email: lead.email }],
    ])
  })

  const refusals = [
    'Email Already Registered.',
    'Mobile Already Registered',
    'Server error: Failed to send OTP via Email',
  ]

  it.each(refusals.flatMap((known) => [200, 400, 409, 500, 503].map((status) => [known, status] as const)))(
    'send-OTP gives %j with status %d as a text',
    async (known, status) => {
      server().reply(text(known, status))
      expect(await sendOtp(lead)).toBe(known)
    },
  )

  it.each([
    ['another refusal', text('The service is closed', 500), 'refused'],
    ['a known refusal with its full stop lost', text('Email Already Registered', 409), 'refused'],
    ['a success without a text', text(''), 'malformed'],
    ['a page', html(), 'malformed'],
    ['a text of 201 characters', text('x'.repeat(201)), 'malformed'],
    ['no answer', 'break' as const, 'unreachable'],
  ])('send-OTP fails on %s', async (_what, reply, kind) => {
    server().reply(reply)
    await expect(sendOtp(lead)).rejects.toMatchObject({ name: 'ServiceError', kind })
    expect(server().requests).toHaveLength(1)
  })

  it.each([200, 400, 401, 500])('verify gives the text of an answer with status %d', async (status) => {
    server().reply(text('Invalid OTP', status))
    expect(await validateOtp(code)).toBe('Invalid OTP')
  })

  it.each([
    ['OTP validated with a status that says no', text('OTP validated', 500), 'refused'],
    ['an empty answer', text(''), 'malformed'],
    ['an empty refusal', text('', 400), 'refused'],
    ['a page', html(500), 'refused'],
    ['no answer', 'break' as const, 'unreachable'],
  ])('verify fails on %s', async (_what, reply, kind) => {
    server().reply(reply)
    await expect(validateOtp(code)).rejects.toMatchObject({ kind })
    expect(server().requests).toHaveLength(1)
  })

  it.each([
    ['a refusal in words', text('Too many messages', 429), 'Too many messages'],
    ['a refusal with a page', html(500), undefined],
    ['a success without a text', text(''), undefined],
    ['no answer', 'break' as const, undefined],
  ])('resend fails on %s, with the words of the answer if it has some', async (_what, reply, words) => {
    server().reply(reply)
    const error = await resendOtp(lead.phone, lead.email).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ServiceError' })
    expect(error).toHaveProperty('text', words)
  })
})

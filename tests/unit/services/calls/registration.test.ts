import { describe, expect, it } from 'vitest'
import { registerConsumerUser } from '@/services/calls/registration'
import { html, json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests, platformForTests } from '../../../support/servers/servers-for-tests'

const payload = { username: 'meera', email: 'meera@example.in', phone: '9876543210' }

describe('on the platform', () => {
  platformForTests()

  it('registers a consumer once', async () => {
    const newcomer = { ...payload, username: crypto.randomUUID() }
    expect(await registerConsumerUser(newcomer)).toEqual({
      username: newcomer.username,
      usertype: 'consumer',
    })
    await expect(registerConsumerUser(newcomer)).rejects.toMatchObject({
      name: 'ServiceError',
      message: 'Consumer user already exist.',
      status: 409,
    })
  })

  it('throws the body of a refusal', async () => {
    // R-REG-02
    await expect(registerConsumerUser({ nickname: 'meera' })).rejects.toEqual({
      message: 'A username, an email or a phone is needed.',
    })
  })

  it('says that the server failed when the connection breaks', async () => {
    // R-REG-02
    await expect(registerConsumerUser({ email: 'broken@example.in' })).rejects.toMatchObject({
      message: 'Internal server error, please try again.',
      kind: 'unreachable',
    })
  })
})

describe('on the wire', () => {
  const server = misbehavingServerForTests()

  it('is a POST of the payload as it is, without an Authorization header', async () => {
    // R-REG-01
    localStorage.setItem('token', 'good')
    server().reply(json({ ok: true }, 201))
    expect(await registerConsumerUser(payload)).toEqual({ ok: true })
    const [request] = server().requests
    expect(request).toMatchObject({
      method: 'POST',
      path: '/platform/identity/register/honeynet/web/local-only',
    })
    expect(JSON.parse(request?.body ?? '')).toEqual(payload)
    expect(request?.headers.authorization).toBeUndefined()
  })

  it('throws the text of a refusal where it is not JSON', async () => {
    server().reply(text('Pick another name', 422))
    await expect(registerConsumerUser(payload)).rejects.toBe('Pick another name')
  })

  it.each([
    ['a refusal without a body', { status: 500 }],
    ['a page instead of JSON', html()],
    ['no answer', 'break' as const],
  ])('says that the server failed on %s', async (_what, reply) => {
    server().reply(reply)
    await expect(registerConsumerUser(payload)).rejects.toThrow('Internal server error, please try again.')
  })

  it('says that the user exists on 409, whatever the body', async () => {
    // R-REG-02
    server().reply(text('', 409))
    await expect(registerConsumerUser(payload)).rejects.toThrow('Consumer user already exist.')
  })
})

import { describe, expect, it } from 'vitest'
import { requestDemo } from '@/services/calls/demo'
import { lead } from '../../../support/data/lead'
import { html, json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests, platformForTests } from '../../../support/servers/servers-for-tests'

describe('on the platform', () => {
  const platform = platformForTests()

  it('takes a demo request, also after the token has expired', async () => {
    await requestDemo(lead)
    await platform.expireToken()
    await requestDemo(lead)
  })

  it('fails in the words of the answer', async () => {
    await expect(requestDemo({ ...lead, company: 'demofail' })).rejects.toThrow('Demo desk is closed')
  })

  it('can be repeated alone', async () => {
    const once = { ...lead, company: 'demofail once', phone: '9876500001' }
    await expect(requestDemo(once)).rejects.toThrow('Demo desk is closed')
    await requestDemo(once)
  })
})

describe('on the wire', () => {
  const server = misbehavingServerForTests()

  it('is a POST with the bearer and the demo payload', async () => {
    localStorage.setItem('token', 'good')
    server().reply(json({}, 201))
    await requestDemo(lead)
    const [request] = server().requests
    expect(request).toMatchObject({
      method: 'POST',
      path: '/platform/registry/requests/honeynet',
      headers: { authorization: 'Bearer good' },
    })
    expect(JSON.parse(request?.body ?? '')).toEqual({
      source: lead.email,
      destination: 'honeynet',
      username: lead.email,
      usertype: '',
      phone: lead.phone,
      email: lead.email,
      requesttype: 'demo',
      json: lead,
    })
  })

  it.each([
    ['200 with a text', text('Received')],
    ['204', { status: 204 }],
    ['200 with a page', html()],
  ])('succeeds with %s', async (_what, reply) => {
    localStorage.setItem('token', 'good')
    server().reply(reply)
    await expect(requestDemo(lead)).resolves.toBeUndefined()
  })

  it.each([
    ['the answer’s text', text('Desk is full', 503), 'Desk is full'],
    ['the message of a JSON answer', json({ message: 'Desk is full' }, 503), 'Desk is full'],
    ['its error', json({ code: 7, error: 'Desk is full' }, 400), 'Desk is full'],
    ['the message of its error', json({ error: { message: 'Desk is full' } }, 400), 'Desk is full'],
    ['its detail', json({ message: 'null'.repeat(60), detail: 'Desk is full' }, 422), 'Desk is full'],
    ['general words for one without', json({ code: 7 }, 500), 'Something went wrong'],
    ['general words for a list', json([{ message: 'Desk is full' }], 500), 'Something went wrong'],
    ['general words for a number', json(404, 404), 'Something went wrong'],
    ['general words for a yes or no', json(false, 500), 'Something went wrong'],
    ['general words for one that breaks off', text('{"message":"Desk', 500), 'Something went wrong'],
    ['the network’s own message for a page', html(502), 'Request failed with status code 502'],
    ['the network’s own message for an empty answer', text('', 500), 'Request failed with status code 500'],
    ['the network’s own message for no answer', 'break' as const, 'Network Error'],
  ])('fails with %s, and is sent once', async (_what, reply, message) => {
    localStorage.setItem('token', 'good')
    server().reply(reply)
    await expect(requestDemo(lead)).rejects.toMatchObject({ name: 'ServiceError', message })
    expect(server().requests).toHaveLength(1)
  })
})

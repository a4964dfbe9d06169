import { describe, expect, it } from 'vitest'
import { type Call, requestJson, requestJsonOrText, requestText } from '@/services/http/request'
import { ServiceError } from '@/services/http/service-error'
import { html, json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests } from '../../../support/servers/servers-for-tests'

const server = misbehavingServerForTests()

const get = (): Call => ({ method: 'GET', url: `${server().origin}/list` })
const post = (): Call => ({ method: 'POST', url: `${server().origin}/like`, body: { a: 1 } })

const failureOf = async (call: Promise<unknown>): Promise<ServiceError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ServiceError) return error
  throw new Error(`no ServiceError, but ${String(error)}`)
}

describe('a JSON call', () => {
  it('says since when an answer was stored that stands in without a connection', async () => {
    const cached = {
      status: 200,
      type: 'application/json',
      body: '{}',
      headers: { 'x-kept-at': '1760000000000' },
    }
    server().reply(json({}), cached)
    expect((await requestJson(get())).cachedAt).toBeUndefined()
    expect((await requestJson(get())).cachedAt).toBe(1_760_000_000_000)
  })

  it('gives the parsed answer', async () => {
    server().reply(json({ products: [] }))
    expect((await requestJson(get())).value).toEqual({ products: [] })
  })

  it.each([
    ['HTML', html()],
    ['broken JSON', { type: 'application/json', body: '{"products":[' }],
    ['nothing', { type: 'application/json', body: '' }],
  ])('is malformed when 200 comes with %s', async (_what, reply) => {
    server().reply(reply)
    expect(await failureOf(requestJson(get()))).toMatchObject({ kind: 'malformed', status: 200 })
  })

  it('is refused with any other status, and carries the response', async () => {
    // R-API-12
    server().reply(json({ message: 'gone' }, 404))
    expect(await failureOf(requestJson(get()))).toMatchObject({
      kind: 'refused',
      status: 404,
      message: 'Request failed with status code 404',
      response: { status: 404, data: { message: 'gone' } },
    })
  })

  it('carries the words of a refusal in plain text, and never a page', async () => {
    server().reply(text('The honey fell off the shelf', 500), html(500))
    expect((await failureOf(requestJson(get()))).text).toBe('The honey fell off the shelf')
    const page = await failureOf(requestJson(get()))
    expect(page).toMatchObject({
      status: 500,
      response: { data: '<!doctype html><title>Bad gateway</title>' },
    })
    expect(page.text).toBeUndefined()
  })

  it('that asks needs exactly 200, one that acts any 2xx', async () => {
    server().reply(json({}, 201))
    expect(await failureOf(requestJson(get()))).toMatchObject({ kind: 'refused', status: 201 })
    expect((await requestJson(post())).value).toEqual({})
  })
})

describe('a text call', () => {
  it('gives the text, digits and words of JSON included', async () => {
    server().reply(text(' OTP sent \n'), text('123456'), text('true'))
    expect(await requestText(post())).toBe('OTP sent')
    expect(await requestText(post())).toBe('123456')
    expect(await requestText(post())).toBe('true')
  })

  it.each([
    ['nothing', text('')],
    ['a page', html()],
    ['more than 200 characters', text('x'.repeat(201))],
  ])('is malformed when 200 comes with %s', async (_what, reply) => {
    server().reply(reply)
    const failure = await failureOf(requestText(post()))
    expect(failure).toMatchObject({ kind: 'malformed', status: 200 })
    expect(failure.text).toBeUndefined()
  })
})

describe('a call that any 2xx ends well', () => {
  it('gives JSON parsed and anything else as text', async () => {
    server().reply(json({ message: 'Liked' }, 201), text('Liked'), { status: 204 })
    expect(await requestJsonOrText(post())).toEqual({ message: 'Liked' })
    expect(await requestJsonOrText(post())).toBe('Liked')
    expect(await requestJsonOrText(post())).toBe('')
  })
})

describe('a call without an answer', () => {
  it('is unreachable, in the network’s own words', async () => {
    server().reply('break')
    const failure = await failureOf(requestJson(post()))
    expect(failure).toMatchObject({ kind: 'unreachable', message: 'Network Error' })
    expect(failure.status).toBeUndefined()
  })

  it('keeps nothing of its request, neither token nor secret', async () => {
    server().reply('break', text('no', 403))
    const call = {
      ...post(),
      headers: { Authorization: 'Bearer top-secret' },
      body: { secret: 'top-secret' },
    }
    for (const failure of [await failureOf(requestJson(call)), await failureOf(requestJson(call))]) {
      const { message, stack, cause, kind, status, text, response } = failure
      expect(JSON.stringify({ message, stack, cause, kind, status, text, response })).not.toContain(
        'top-secret',
      )
    }
  })
})

describe('what is sent', () => {
  it('is JSON for an object', async () => {
    server().reply(json({}))
    await requestJson({ ...post(), body: { company: 'Hivefield' } })
    expect(server().requests[0]).toMatchObject({
      method: 'POST',
      path: '/like',
      body: '{"company":"Hivefield"}',
    })
    expect(server().requests[0]?.headers['content-type']).toContain('application/json')
  })

  it('keeps the content type of an empty text, and headers that are empty', async () => {
    server().reply(json({}))
    await requestJsonOrText({ ...post(), headers: { 'Content-Type': 'text/plain', suborgid: '' }, body: '' })
    expect(server().requests[0]?.headers['content-type']).toContain('text/plain')
    expect(server().requests[0]?.headers.suborgid).toBe('')
    expect(server().requests[0]?.body).toBe('')
  })
})

describe('a call that is given up', () => {
  it('ends at once with the reason of its signal', async () => {
    server().reply('hang')
    const stop = new AbortController()
    const call = requestJson({ ...get(), signal: stop.signal })
    await expect.poll(() => server().requests.length, { timeout: 4000 }).toBe(1)
    const reason = new Error('left the page')
    stop.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(server().requests).toHaveLength(1)
  })

  it('is not even sent when it was given up before', async () => {
    const reason = new Error('left the page')
    await expect(requestJson({ ...get(), signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(server().requests).toEqual([])
  })
})

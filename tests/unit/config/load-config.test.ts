import { createServer, type RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadConfig } from '@/app/load-config'
import { type Listening, listen } from '../../../platform/http/listen'
import { testConfig } from '../../support/data/test-config'

const good = JSON.stringify(testConfig('http://localhost'))

let answer: RequestListener
let close: Listening['close']
const realFetch = fetch
const realTimeout = AbortSignal.timeout

beforeEach(async () => {
  const server = await listen(createServer((request, response) => answer(request, response)))
  close = server.close
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(server.origin + path, init))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  return close()
})

const file = (body: string, status = 200, type = 'application/json'): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(body)
}
const begun = (response: Parameters<RequestListener>[1]) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': good.length })
  response.write(good.slice(0, 40))
}

describe('a configuration file', () => {
  const unusable: [fault: string, answer: RequestListener, message: RegExp][] = [
    ['is forbidden', file('no', 403), /status 403/],
    ['meets a broken host', file('<h1>Oops</h1>', 500, 'text/html'), /status 500/],
    ['meets a host between releases', file('', 503), /status 503/],
    ['has no content', file('', 204), /is not JSON/],
    ['is a page', file('<!doctype html><title>Log in</title>', 200, 'text/html'), /is not JSON/],
    ['is cut off, and yet whole for its host', file(good.slice(0, -20)), /is not JSON/],
    ['is null', file('null'), /group of fields|object|networkId/],
    ['is a list', file(`[${good}]`), /group of fields|object|networkId/],
    ['is a text', file(JSON.stringify(good)), /group of fields|object|networkId/],
    ['is a number', file('7'), /group of fields|object|networkId/],
    ['is an object of something else', file('{"version":1}'), /networkId/],
    ['is reset', (request) => request.socket.destroy(), /could not be fetched/],
    [
      'breaks off in the middle',
      (request, response) => {
        begun(response)
        setTimeout(() => request.socket.destroy(), 50)
      },
      /could not be fetched/,
    ],
  ]
  for (const [fault, its, message] of unusable)
    it(`that ${fault} is refused, and named`, async () => {
      answer = its
      await expect(loadConfig()).rejects.toMatchObject({
        name: 'ConfigError',
        message: expect.stringMatching(message),
      })
    })

  it.each([
    ['never comes', () => {}],
    ['comes in part and never to its end', (_, response) => begun(response)],
  ] satisfies [string, RequestListener][])('that %s is given up after 15 s', async (_, its) => {
    answer = its
    const limits: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit)
      return realTimeout.call(AbortSignal, 100)
    })
    await expect(loadConfig()).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(/config\.json: could not be fetched/),
    })
    expect(limits).toEqual([15_000])
  })

  it.each([
    ['comes slowly', (_, response) => void setTimeout(() => response.end(good), 300)],
    ['comes bit by bit', slowly],
    ['has a mark of its byte order', file(`\uFEFF${good}`)],
    ['has another type', file(good, 200, 'text/plain')],
    ['has blanks around it', file(`\r\n  ${good}\r\n\r\n`)],
  ] satisfies [string, RequestListener][])('that %s is taken', async (_, its) => {
    answer = its
    expect((await loadConfig()).networkId).toBe(JSON.parse(good).networkId)
  })
})

function slowly(...[, response]: Parameters<RequestListener>): void {
  const pieces = good.match(/.{1,200}/gs) ?? []
  const next = () => {
    const piece = pieces.shift()
    if (piece === undefined) return void response.end()
    response.write(piece)
    setTimeout(next, 20)
  }
  next()
}

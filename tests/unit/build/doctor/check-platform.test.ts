import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { checkPlatform } from '../../../../build/doctor/check-platform'
import { lineOf } from '../../../../build/doctor/finding'
import { listen } from '../../../../platform/http/listen'
import { testConfig } from '../../../support/data/test-config'

const site = 'https://www.hivefield.in'

let close = async () => {}
afterEach(() => close())

/** How long the doctor waits, whether the platform is on the site's own origin, and what stands behind each address. */
type Asked = { timeout?: number; isOwn?: boolean; end?: string }

/** A platform of our own making, and what the doctor says of it. */
async function linesFor(answer: RequestListener, { timeout, isOwn = false, end = '' }: Asked = {}) {
  const methods: string[] = []
  const server = createServer((request, response) => {
    methods.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  const listening = await listen(server)
  const { origin } = listening
  close = listening.close
  const config = testConfig(origin)
  for (const [name, address] of Object.entries(config.endpoints))
    Object.assign(config.endpoints, { [name]: address + end })
  const findings = await checkPlatform(config, isOwn ? origin : site, timeout)
  return { lines: findings.map(lineOf), methods }
}

const open = {
  'access-control-allow-origin': site,
  'access-control-allow-headers': 'authorization, content-type, orgid, networkid, username, suborgid',
}

describe('a platform', () => {
  it('that is well gets nothing but ticks, and is asked for nothing that leaves a trace', async () => {
    const { origin } = inject('platform')
    const findings = await checkPlatform(testConfig(origin), origin)
    const lines = findings.map(lineOf)
    expect(lines.filter((line) => !line.startsWith('✔'))).toEqual([])
    expect(lines).toContain('✔ A token is granted.')
    expect(lines).toContain('✔ endpoints.productsOfUser: 12 products are listed for HoneyFarm.')
  })

  it('with a placeholder among its addresses is asked at all others', async () => {
    const { origin } = inject('platform')
    const config = testConfig(origin)
    const endpoints = { ...config.endpoints, registerConsumer: 'https://registry.example/consumers' }
    const lines = (await checkPlatform({ ...config, endpoints }, origin)).map(lineOf)
    expect(lines.filter((line) => !line.startsWith('✔'))).toEqual([
      '⚠ Not asked, since their addresses are placeholders: registerConsumer.',
    ])
    expect(lines).toContain('✔ A token is granted.')
  })

  it('on another host is only knocked at where a call would book, like or register', async () => {
    const { lines, methods } = await linesFor(({ method }, response) => {
      response.writeHead(200, open)
      response.end(
        method === 'POST'
          ? '{"access_token":"t"}'
          : '{"products":[],"users":[],"categoryList":[],"contentsubcategories":[]}',
      )
    })
    expect(methods.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /platform/identity/token/honeynet',
    ])
    expect(lines).toContain(
      '✖ endpoints.productsOfUser: nothing is listed for HoneyFarm, so the catalogue will be empty.',
    )
    expect(lines.filter((line) => line.startsWith('✖'))).toHaveLength(1)
  })

  it('is asked at the very addresses that the site asks, also with a blank behind one', async () => {
    const { methods } = await linesFor((_, response) => response.writeHead(204, open).end(), { end: ' ' })
    expect(methods).toContain('OPTIONS /platform/registry/sites/honeynet/HoneyFarm/Store')
    expect(methods.filter((line) => line.includes('%20'))).toEqual([])
  })

  it('that answers 500 is in the way', async () => {
    const { lines } = await linesFor((_, response) => response.writeHead(500).end())
    expect(lines).toHaveLength(14)
    expect(lines.every((line) => /^✖ endpoints\.\w+: .* answers with 500\.$/.test(line))).toBe(true)
  })

  it('that never answers is given up', async () => {
    const { lines } = await linesFor(() => {}, { timeout: 200 })
    expect(lines).toHaveLength(14)
    expect(lines.every((line) => line.endsWith('cannot be reached (no answer in time).'))).toBe(true)
  })

  it.each([
    ['names no origin', {}, 'no allowed origin'],
    [
      'names another',
      { ...open, 'access-control-allow-origin': 'https://x.in' },
      'allows https://x.in alone',
    ],
    [
      'refuses the token',
      { ...open, 'access-control-allow-headers': '*' },
      'header authorization not allowed',
    ],
  ])('that %s is closed to the site', async (_case, headers, why) => {
    const { lines } = await linesFor((_, response) => response.writeHead(204, headers).end())
    const sites = lines.find((line) => line.includes('endpoints.sites'))
    expect(sites).toMatch(/^✖ endpoints\.sites: .* does not let https:\/\/www\.hivefield\.in call it/)
    expect(sites).toContain(`(CORS: ${why})`)
  })

  it.each([
    ['answers it with 404', 404, 'the preflight is answered with 404'],
    ['asks it for a token', 401, 'the preflight is answered with 401'],
    ['leads it elsewhere', 307, 'the preflight is redirected with 307'],
  ])('that %s refuses the preflight, whatever its headers say', async (_case, status, why) => {
    const { lines } = await linesFor(({ method }, response) => {
      response
        .writeHead(method === 'OPTIONS' ? status : 200, { ...open, location: 'https://x.in/' })
        .end('{}')
    })
    expect(lines).toHaveLength(14)
    expect(lines.every((line) => line.startsWith('✖') && line.includes(`(CORS: ${why})`))).toBe(true)
  })

  it('that has no such address at the site itself is worth a look, and in the way once its calls find nothing', async () => {
    const { lines } = await linesFor((_, response) => response.writeHead(404).end(), { isOwn: true })
    const sites = lines.filter((line) =>
      /^⚠ endpoints\.sites: 127\.0\.0\.1:\d+ answers OPTIONS with 404/.test(line),
    )
    expect(sites).toHaveLength(1)
    expect(lines).toContain('✖ No token is granted: the identity service answers with 404.')
  })

  it('that does not allow a header of one call is closed to that call', async () => {
    const { lines } = await linesFor((_, response) => {
      response
        .writeHead(204, { ...open, 'access-control-allow-headers': 'Authorization, Content-Type' })
        .end()
    })
    const closed = lines.filter((line) => line.includes('not allowed')).map((line) => line.slice(0, 40))
    expect(closed).toEqual([
      expect.stringContaining('endpoints.productsBySubcategory'),
      expect.stringContaining('endpoints.likeProduct'),
    ])
  })

  it('is knocked at where its calls go, not at their bases', async () => {
    const { methods } = await linesFor((_, response) => response.writeHead(204, open).end())
    expect(methods).toContain('OPTIONS /platform/content/models/honeynet/AGR11-100A/Raw_Honey')
  })

  it('whose answers are closed to the site, or without a list, is in the way', async () => {
    const { lines } = await linesFor(({ method }, response) => {
      response.writeHead(200, method === 'GET' ? {} : open)
      response.end(method === 'POST' ? '{"access_token":"t"}' : '{}')
    })
    expect(lines).toContain(
      `✖ endpoints.categories: ${site} may not read the answer (CORS: no allowed origin).`,
    )
    await close()
    const { lines: others } = await linesFor(({ method }, response) => {
      response.writeHead(200, open)
      response.end(method === 'POST' ? '{"access_token":"t"}' : '{"message":"maintenance"}')
    })
    expect(others).toContain("✖ endpoints.productsOfUser: the answer has no list 'products'.")
    expect(others).toContain("✖ endpoints.usersOfType: the answer has no list 'users'.")
  })

  it('that grants no token says so, without the secret', async () => {
    const { lines } = await linesFor(({ method }, response) => {
      response.writeHead(method === 'POST' ? 401 : 200, open)
      response.end('{}')
    })
    expect(lines).toContain('✖ No token is granted: the identity service answers with 401.')
    expect(lines.join()).not.toContain('local-only')
  })
})

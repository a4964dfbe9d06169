import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Call, requestJson } from '@/services/http/request'
import { bearer, fetchToken } from '@/services/http/token'
import { json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests } from '../../../support/servers/servers-for-tests'

const answerOf = async (call: Call) => (await requestJson(call)).value

const server = misbehavingServerForTests()

/**
 * Milliseconds that the clock of the page is set back; each test begins a minute after the one before. It stands
 * meanwhile, however long the calls take.
 */
let behind = 24 * 3_600_000
const start = performance.now()
beforeEach(() => {
  behind -= 60_000
  vi.spyOn(performance, 'now').mockImplementation(() => start - behind)
})

const token = (access_token: unknown) => json({ access_token })
const paths = () => server().requests.map((request) => request.path)
const tokenPath = '/platform/identity/token/honeynet'

describe('the token call', () => {
  it('sends client name and secret, and stores the token under its key', async () => {
    server().reply(token('fresh'))
    expect(await fetchToken()).toBe('fresh')
    expect(localStorage.getItem('token')).toBe('fresh')
    const [request] = server().requests
    expect(request).toMatchObject({ method: 'POST', path: tokenPath })
    expect(JSON.parse(request?.body ?? '')).toEqual({ client_name: 'web', client_secret: 'local-only' })
    expect(request?.headers.authorization).toBeUndefined()
  })

  it('is shared by all who ask while it is in flight', async () => {
    server().reply(token('first'), token('second'))
    expect(await Promise.all([fetchToken(), fetchToken(), bearer.current()])).toEqual([
      'first',
      'first',
      'first',
    ])
    expect(server().requests).toHaveLength(1)
  })

  it('is made anew by whoever asks later', async () => {
    server().reply(token('first'), token('second'))
    await fetchToken()
    expect(await fetchToken()).toBe('second')
    expect(localStorage.getItem('token')).toBe('second')
  })

  it('can be made again after it failed', async () => {
    server().reply(text('closed', 500), token('second'))
    await expect(fetchToken()).rejects.toMatchObject({ kind: 'refused', status: 500 })
    expect(await fetchToken()).toBe('second')
  })

  it.each([
    ['no access_token', json({ token: 'x' })],
    ['the string null', token('null')],
    ['an empty one', token('')],
    ['a list', json([])],
    ['HTML', text('<!doctype html>')],
  ])('is malformed with %s, and keeps the token stored before', async (_what, reply) => {
    localStorage.setItem('token', 'old')
    server().reply(reply)
    await expect(fetchToken()).rejects.toMatchObject({ kind: 'malformed' })
    expect(localStorage.getItem('token')).toBe('old')
  })
})

describe('the bearer of a data call', () => {
  it('is the stored token, without asking for another', async () => {
    localStorage.setItem('token', 'stored')
    expect(await bearer.current()).toBe('stored')
    expect(server().requests).toEqual([])
  })

  it('waits for the token in flight, also when an older one is stored', async () => {
    localStorage.setItem('token', 'old')
    server().reply(token('fresh'))
    const asked = fetchToken()
    expect(await bearer.current()).toBe('fresh')
    await asked
  })

  it('is asked for when none is stored', async () => {
    server().reply(token('fresh'))
    expect(await bearer.current()).toBe('fresh')
  })

  it('is the older one when the token in flight does not come', async () => {
    localStorage.setItem('token', 'old')
    server().reply('break')
    const asked = fetchToken().catch(() => 'failed')
    expect(await bearer.current()).toBe('old')
    expect(await asked).toBe('failed')
  })

  it.each(['null', '', ' '])('is none at all when %j is stored and none is to be had', async (stored) => {
    localStorage.setItem('token', stored)
    server().reply(text('closed', 500))
    expect(await bearer.current()).toBeUndefined()
  })
})

describe('a data call', () => {
  const list = (token = bearer) => answerOf({ method: 'GET', url: `${server().origin}/list`, bearer: token })

  it('refused with 401 gets one fresh token and one more try', async () => {
    localStorage.setItem('token', 'expired')
    server().reply(text('expired', 401), token('fresh'), json({ products: [] }))
    expect(await list()).toEqual({ products: [] })
    expect(paths()).toEqual(['/list', tokenPath, '/list'])
    expect(server().requests.map((request) => request.headers.authorization)).toEqual([
      'Bearer expired',
      undefined,
      'Bearer fresh',
    ])
  })

  it('refused with 401 twice has failed', async () => {
    localStorage.setItem('token', 'expired')
    server().reply(text('expired', 401), token('fresh'), text('still no', 401))
    await expect(list()).rejects.toMatchObject({ kind: 'refused', status: 401, text: 'still no' })
    expect(paths()).toEqual(['/list', tokenPath, '/list'])
  })

  it('fails as refused when no fresh token is to be had', async () => {
    localStorage.setItem('token', 'expired')
    server().reply(text('expired', 401), text('closed', 500))
    await expect(list()).rejects.toMatchObject({ kind: 'refused', status: 401, text: 'expired' })
    expect(paths()).toEqual(['/list', tokenPath])
  })

  it.each([
    ['in its text', text('The token has expired', 403)],
    ['in a field', json({ error: 'invalid_token' }, 403)],
    ['in its header', { status: 403, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } }],
  ])(
    'refused with a 403 that names the token %s is renewed like one refused with 401',
    async (_where, refusal) => {
      localStorage.setItem('token', 'expired')
      server().reply(refusal, token('fresh'), json({ products: [] }))
      expect(await list()).toEqual({ products: [] })
      expect(paths()).toEqual(['/list', tokenPath, '/list'])
    },
  )

  describe.each([401, 403])('whose fresh token is refused as well, with %d', (status) => {
    const refused = text('no such token', status)
    const tokenCalls = () => paths().filter((path) => path === tokenPath).length
    beforeEach(async () => {
      localStorage.setItem('token', 'expired')
      server().reply(refused, token('fresh'), refused)
      await expect(list()).rejects.toMatchObject({ status })
      expect(tokenCalls()).toBe(1)
    })

    it('is the last to ask for one for 30 s, whoever calls', async () => {
      await expect(Promise.all([list(), list()])).rejects.toMatchObject({ status })
      await expect(fetchToken()).rejects.toMatchObject({ kind: 'refused' })
      behind -= 29_000
      await expect(list()).rejects.toMatchObject({ status })
      expect(tokenCalls()).toBe(1)
    })

    it('is followed by another renewal after them', async () => {
      behind -= 31_000
      server().reply(refused, token('better'), json({}))
      expect(await list()).toEqual({})
    })
  })

  it('refused with anything else gets no token', async () => {
    localStorage.setItem('token', 'good')
    server().reply(text('forbidden', 403))
    await expect(list()).rejects.toMatchObject({ status: 403 })
    expect(paths()).toEqual(['/list'])
  })

  it('goes without an Authorization header when there is no token', async () => {
    server().reply(text('closed', 500), json({ products: [] }))
    expect(await list()).toEqual({ products: [] })
    expect(paths()).toEqual([tokenPath, '/list'])
    expect(server().requests[1]?.headers.authorization).toBeUndefined()
  })

  it('shares the fresh token with the others that were refused', async () => {
    localStorage.setItem('token', 'expired')
    server().reply(text('', 401), text('', 401), token('fresh'), json({}))
    await Promise.all([list(), list()])
    expect(paths().filter((path) => path === tokenPath)).toHaveLength(1)
  })

  it('takes the token that another call got meanwhile', async () => {
    localStorage.setItem('token', 'expired')
    server().reply(text('', 401), json({ products: [] }))
    const renewedMeanwhile = {
      ...bearer,
      // Another tab renews the token while this call is under way.
      current: async () => {
        const token = await bearer.current()
        localStorage.setItem('token', 'renewed')
        return token
      },
    }
    const answer = list(renewedMeanwhile)
    expect(await answer).toEqual({ products: [] })
    expect(server().requests.map((request) => request.headers.authorization)).toEqual([
      'Bearer expired',
      'Bearer renewed',
    ])
  })
})

describe('where the browser stores nothing', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('the token lasts until the page is left', async () => {
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused })
    server().reply(token('unstored'))
    await fetchToken()
    expect(await bearer.current()).toBe('unstored')
    expect(server().requests).toHaveLength(1)
  })
})

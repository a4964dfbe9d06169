import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Call, requestJson } from '@/services/http/request'
import { bearer, fetchToken } from '@/services/http/token'
import { json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests } from '../../../support/servers/servers-for-tests'
import { until } from '../../../support/unit/real-traffic'

const answerOf = async (call: Call) => (await requestJson(call)).value

const server = misbehavingServerForTests()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const get = (signal?: AbortSignal) => answerOf({ method: 'GET', url: `${server().origin}/list`, signal })

/** The timers of a call: its time limit and, between two tries, the pause. */
const pausing = () => vi.getTimerCount() === 2

const paths = () => server().requests.map(({ path }) => path)
const tokenPath = '/platform/identity/token/honeynet'
const tries = () => server().requests.length

/** Notes how a call ends without waiting for it. */
function watch(call: Promise<unknown>) {
  const end = { state: 'pending', error: undefined as unknown }
  const settled = call.then(
    () => {
      end.state = 'done'
    },
    (error: unknown) => {
      end.state = 'failed'
      end.error = error
    },
  )
  return { end, settled }
}

describe('a GET', () => {
  it.each([502, 503, 504])('refused with %d is tried again after 0.3 s and after 0.9 s', async (status) => {
    server().reply(text('busy', status), text('busy', status), json({ products: [] }))
    const call = get()

    await until(pausing)
    await vi.advanceTimersByTimeAsync(299)
    expect(tries()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await until(() => tries() === 2)

    await until(pausing)
    await vi.advanceTimersByTimeAsync(899)
    expect(tries()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)

    expect(await call).toEqual({ products: [] })
    expect(tries()).toBe(3)
  })

  it('without an answer is tried again', async () => {
    server().reply('break', json({ products: [] }))
    const call = get()
    await until(pausing)
    await vi.advanceTimersByTimeAsync(300)
    expect(await call).toEqual({ products: [] })
  })

  it('fails after its third try, with the last refusal', async () => {
    server().reply('break', text('busy', 503), text('closed', 502))
    const { end, settled } = watch(get())
    await until(pausing)
    await vi.advanceTimersByTimeAsync(300)
    await until(pausing)
    await vi.advanceTimersByTimeAsync(900)
    await settled
    expect(end.error).toMatchObject({ kind: 'refused', status: 502, text: 'closed' })
    expect(tries()).toBe(3)
  })

  it.each([400, 401, 404, 500])('refused with %d is not tried again', async (status) => {
    server().reply(text('no', status))
    await expect(get()).rejects.toMatchObject({ kind: 'refused', status })
    expect(tries()).toBe(1)
  })

  it('without an answer in 15 s fails then, and not before', async () => {
    server().reply('hang')
    const { end, settled } = watch(get())
    await until(() => tries() === 1)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(end.state).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    await settled
    expect(end.error).toMatchObject({ kind: 'unreachable', message: 'timeout of 15000ms exceeded' })
    expect(tries()).toBe(1)
  })

  it('has its 15 s once, for all its tries', async () => {
    server().reply(text('busy', 503), 'hang')
    const { end, settled } = watch(get())
    await until(pausing)
    await vi.advanceTimersByTimeAsync(300)
    await until(() => tries() === 2)
    await vi.advanceTimersByTimeAsync(14_699)
    expect(end.state).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    await settled
    expect(end.error).toMatchObject({ kind: 'unreachable' })
  })

  it('given up between two tries is not tried again', async () => {
    server().reply(text('busy', 503))
    const stop = new AbortController()
    const { end, settled } = watch(get(stop.signal))
    await until(pausing)
    stop.abort('left the page')
    await settled
    expect(end.error).toBe('left the page')
    expect(tries()).toBe(1)
  })

  it('leaves no timer behind', async () => {
    server().reply(json({}))
    await get()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a POST', () => {
  const post = () => answerOf({ method: 'POST', url: `${server().origin}/like`, body: {} })

  it.each([502, 503, 504])('refused with %d is never tried again', async (status) => {
    server().reply(text('busy', status))
    await expect(post()).rejects.toMatchObject({ kind: 'refused', status })
    expect(tries()).toBe(1)
  })

  it('without an answer is never tried again', async () => {
    server().reply('break')
    await expect(post()).rejects.toMatchObject({ kind: 'unreachable', message: 'Network Error' })
    expect(tries()).toBe(1)
  })

  it('without an answer in 15 s fails', async () => {
    server().reply('hang')
    const { end, settled } = watch(post())
    await until(() => tries() === 1)
    await vi.advanceTimersByTimeAsync(15_000)
    await settled
    expect(end.error).toMatchObject({ kind: 'unreachable', message: 'timeout of 15000ms exceeded' })
  })
})

describe('15 s are the limit of the whole call', () => {
  const get = () => answerOf({ method: 'GET', url: `${server().origin}/list`, bearer })
  const late = { kind: 'unreachable', timedOut: true, message: 'timeout of 15000ms exceeded' }
  // The call for a token has its own 15 s, and they end later; the next test asks for its own.
  afterEach(async () => {
    await vi.advanceTimersByTimeAsync(15_000)
    server().reply(json({ access_token: 'of the next test' }))
    await fetchToken().catch(() => undefined)
  })

  it('with the renewal of its token', async () => {
    localStorage.setItem('token', 'expired')
    server().reply({ status: 401, body: 'expired', held: true }, 'hang')
    const { end, settled } = watch(get())
    await until(() => tries() === 1)
    await vi.advanceTimersByTimeAsync(9000)
    server().release()
    await until(() => tries() === 2)
    await vi.advanceTimersByTimeAsync(5999)
    expect(end.state).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    await settled
    expect(end.error).toMatchObject(late)
    expect(paths()).toEqual(['/list', tokenPath])
  })

  it('with its token, for which it waits 10 s and then goes without', async () => {
    server().reply('hang')
    const { end, settled } = watch(get())
    await until(() => tries() === 1)
    await vi.advanceTimersByTimeAsync(9999)
    expect(paths()).toEqual([tokenPath])
    await vi.advanceTimersByTimeAsync(1)
    await until(() => tries() === 2)
    expect(server().requests[1]).toMatchObject({ path: '/list' })
    expect(server().requests[1]?.headers.authorization).toBeUndefined()
    await vi.advanceTimersByTimeAsync(5000)
    await settled
    expect(end.error).toMatchObject(late)
  })

  it('and what is given up while its token is awaited ends at once', async () => {
    server().reply('hang')
    const leave = new AbortController()
    const { end, settled } = watch(
      answerOf({ method: 'GET', url: `${server().origin}/list`, bearer, signal: leave.signal }),
    )
    await until(() => tries() === 1)
    leave.abort('left the page')
    await settled
    expect(end.error).toBe('left the page')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(paths()).toEqual([tokenPath])
  })
})

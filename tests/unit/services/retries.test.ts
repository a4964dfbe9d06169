import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestJson } from '@/services/request'
import { json, text } from '../../support/misbehaving-server'
import { misbehavingServerForTests } from '../../support/servers-for-tests'

const server = misbehavingServerForTests()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const get = (signal?: AbortSignal) => requestJson({ method: 'GET', url: `${server().origin}/list`, signal })

/** Lets real traffic through while the clock of the page stands still. */
async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await new Promise((next) => setImmediate(next))
}

/** The timers of a call: its time limit and, between two tries, the pause. */
const pausing = () => vi.getTimerCount() === 2

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
  const post = () => requestJson({ method: 'POST', url: `${server().origin}/deed`, body: {} })

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

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { ListAnswer } from '@/services/http/get-list'
import { ServiceError } from '@/services/http/service-error'
import { testConfig } from '../../support/data/test-config'
import { json, type Reply, text } from '../../support/servers/misbehaving-server'
import { misbehavingServerForTests } from '../../support/servers/servers-for-tests'
import { consoleMessages, expectConsole } from '../../support/unit/expected-console'
import { until } from '../../support/unit/real-traffic'
import { visit } from '../../support/unit/visit'
import { type CallUnderTest, calls } from './calls'
import { type Fault, faults, hostileWords, oddJson, oddTexts } from './replies'

const server = misbehavingServerForTests()
let survived = 0
let tried = 0

beforeEach(() => {
  tried++
  visit(server().origin)
  setRuntimeConfig({ ...server().config, clientSecret: 'hush-hush' })
  localStorage.setItem('token', 'top-secret')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach((context) => {
  vi.useRealTimers()
  expect(consoleMessages().join('\n')).not.toMatch(/top-secret|hush-hush/)
  if (context.task.result?.state !== 'fail') survived++
})
afterAll(() => process.stdout.write(`Service layer: survived ${survived} of ${tried} faults\n`))

type End = { value: unknown } | { error: unknown }

/** Runs a call to its end; its pauses and its time limit pass on a clock of their own. */
async function run(call: CallUnderTest, { reply, passing = false }: Partial<Fault>): Promise<End> {
  if (reply === 'away') visit('http://elsewhere.test')
  else if (reply === 'offline') setRuntimeConfig(testConfig('http://127.0.0.1:9'))
  const seen = () => server().requests.length > 0
  const end = call.run().then(
    (value): End => ({ value }),
    (error: unknown): End => ({ error }),
  )
  if (reply === 'hang') {
    await until(seen)
    await vi.advanceTimersByTimeAsync(15_000)
  }
  if (passing && call.method === 'GET') {
    for (const pause of [300, 900]) {
      await until(() => vi.getTimerCount() === 2)
      await vi.advanceTimersByTimeAsync(pause)
    }
  }
  return ended(end)
}

/** Long lists are read in steps, between which others have their turn; the clock stands still meanwhile. */
async function ended(end: Promise<End>): Promise<End> {
  let over = false
  void end.then(() => {
    over = true
  })
  await until(() => {
    vi.advanceTimersByTime(0)
    return over
  })
  return end
}

const answerWith = (reply: Fault['reply']) =>
  server().reply(reply === 'away' || reply === 'offline' ? json({}) : reply)

/** What the console says of a failure of this call. */
function expectLog({ logged, failure }: CallUnderTest, status: number | undefined): void {
  if (logged === undefined) return
  const words = status === 500 ? `${logged}: server error (status 500)` : `${logged}: failed (`
  expectConsole('error', failure ?? words)
}

/** The failure that a fault is to end in; undefined where the call is to succeed all the same. */
function failureOf({ name, answers }: CallUnderTest, { reply, status }: Fault): object | undefined {
  if (status !== undefined) return { kind: 'refused', status }
  if (reply === 'break' || reply === 'offline' || reply === 'away')
    return { kind: 'unreachable', status: undefined }
  if (reply === 'hang') return { kind: 'unreachable', status: undefined }
  if (answers === 'done') return undefined
  if (typeof reply === 'object' && reply.status === 204 && /^(2|3|5|6|8|9|10)\b/.test(name))
    return { kind: 'refused', status: 204 }
  return { kind: 'malformed' }
}

describe.each(calls)('$name', (call) => {
  describe.each(faults)('and $name', (fault) => {
    it('ends in its value or in one typed failure', async () => {
      // R-API-12
      const failure = failureOf(call, fault)
      if (failure) expectLog(call, fault.status)
      answerWith(fault.reply)

      const end = await run(call, fault)

      const sent = server().requests.length
      if (fault.status === 401 && call.bearer)
        expect(sent).toBe(2) // the call, and one for a fresh token
      else if (fault.passing && call.method === 'GET' && fault.reply !== 'offline') expect(sent).toBe(3)
      else expect(sent).toBeLessThanOrEqual(1)
      if (!failure) return expect(end).toHaveProperty('value')
      const { error } = end as { error: unknown }
      if (call.name.startsWith('4') && fault.status !== undefined && fault.status !== 409)
        return expect(error).toBe('The hive is closed') // the body of a refusal is what is thrown
      if (call.name.startsWith('12') && fault.status !== undefined)
        return expect(end).toEqual({ value: 'The hive is closed' }) // a text of it is an answer, whatever its status
      expect(error).toBeInstanceOf(ServiceError)
      expect(error).toMatchObject(failure)
      const { message } = error as ServiceError
      if (fault.status === 409 && call.name.startsWith('4'))
        expect(message).toBe('Consumer user already exist.')
      else if (call.failure) expect(message).toBe(call.failure)
      if (call.name.startsWith('14') && fault.status) expect(message).toBe('The hive is closed')
    })
  })

  it('waits 8 s for a slow answer, and takes it', async () => {
    server().reply({ ...(good(call) as object), held: true })
    const end = run(call, {})
    await until(() => server().requests.length > 0)
    await vi.advanceTimersByTimeAsync(8_000)
    server().release()
    expect(await end).toHaveProperty('value')
  })
})

const good = (call: CallUnderTest): Reply =>
  call.answers === 'text'
    ? text('Done')
    : json(call.list?.([call.item?.(1, 'Raw honey')]) ?? { access_token: 'top-secret' })

describe.each(calls.filter(({ answers }) => answers === 'list' || answers === 'json'))('$name', (call) => {
  it.each(oddJson)('takes $name', async ({ reply, left, odd = false }) => {
    const fails = left === undefined
    if (fails) expectLog(call, undefined)
    else if (odd && call.answers === 'list') expectConsole('warn', /no list|cannot be read/)
    server().reply(reply(call))

    const end = await run(call, {})

    if (call.answers === 'list' && !fails) {
      const { items: value } = (end as { value: ListAnswer<unknown> }).value
      expect(value).toHaveLength(left)
      expect(JSON.stringify(value)).not.toMatch(/"(?:javascript|data):/)
      if (left === 3) expect(JSON.stringify(value)).toContain(JSON.stringify(hostileWords).slice(1, 20))
    } else if (call.name.startsWith('1 ') || fails) {
      expect((end as { error: unknown }).error).toBeInstanceOf(ServiceError)
    } else {
      expect(end).toHaveProperty('value')
    }
  })
})

describe.each(calls.filter(({ answers }) => answers === 'text'))('$name', (call) => {
  it.each(oddTexts)('gives $name as the text that it is', async ({ reply, text: shown }) => {
    server().reply(reply)
    expect(await run(call, {})).toEqual({ value: shown })
  })
})

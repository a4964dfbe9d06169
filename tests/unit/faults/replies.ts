import { html, json, type Reply, text } from '../../support/servers/misbehaving-server'
import type { CallUnderTest } from './calls'

/** What goes wrong on the way of a call. */
export type Fault = {
  name: string
  /** `away` and `offline` are faults of the network, not of an answer. */
  reply: Reply | 'away' | 'offline'
  /** Status of a refusal. */
  status?: number
  /** It may pass: a GET is sent three times. */
  passing?: boolean
}

const refusal = (status: number, headers?: Record<string, string>): Fault => ({
  name: `status ${status}`,
  status,
  reply: { ...(text('The hive is closed', status) as object), ...(headers && { headers }) },
  passing: status === 503,
})

/** Faults that any call can meet. */
export const faults: Fault[] = [
  ...[400, 401, 403, 404, 409].map((status) => refusal(status)),
  refusal(429, { 'retry-after': '1' }),
  refusal(500),
  refusal(503),
  { name: 'a connection that is reset', reply: 'break', passing: true },
  { name: 'no network', reply: 'offline', passing: true },
  { name: 'no answer at all', reply: 'hang' },
  { name: 'an empty 204', reply: { status: 204 } },
  { name: 'an empty 200', reply: text('') },
  { name: 'a page with status 200', reply: html() },
  { name: 'a refusal by CORS', reply: 'away', passing: true },
]

/** Written by somebody who means harm. */
export const hostileWords = '<script>alert(1)</script>\u202e\u0000"\'`{{7*7}} javascript:alert(1)'

/** Odd answers to a call for JSON. Each says what is to come of it for a list. */
export type OddJson = {
  name: string
  reply: (call: CallUnderTest) => Reply
  /** How many items are left of a list; undefined where the call fails. */
  left: number | undefined
  /** Whether the console names what is odd. */
  odd?: boolean
}

const listOf = ({ list, item }: CallUnderTest, count: number, words: string) => {
  const items = Array.from({ length: count }, (_, index) => item?.(index, words) ?? { words })
  return json(list?.(items) ?? { items })
}

/** In how many fields of an item the words stand. */
const textsIn = ({ item }: CallUnderTest) => JSON.stringify(item?.(0, '§') ?? '§').split('§').length - 1

export const oddJson: OddJson[] = [
  { name: 'JSON that breaks off', reply: () => ({ body: '{"products":[{"pro' }), left: undefined },
  { name: 'null', reply: () => json(null), left: 0, odd: true },
  { name: 'another root', reply: () => json([[1, 2], 'three']), left: 0, odd: true },
  { name: 'no list in it', reply: () => json({ message: 'ok' }), left: 0, odd: true },
  {
    name: 'an object for a list',
    reply: ({ list }) => json(list?.({ length: 3 } as never) ?? { length: 3 }),
    left: 0,
    odd: true,
  },
  {
    name: 'items of other types',
    reply: ({ list }) => json(list?.([5, 'five', null, [], true]) ?? [5]),
    left: 0,
    odd: true,
  },
  {
    name: '5,000 items of 10 MB',
    reply: (call) => listOf(call, 5_000, 'x'.repeat(2_000 / textsIn(call))),
    left: 5_000,
  },
  { name: 'hostile strings', reply: (call) => listOf(call, 3, hostileWords), left: 3 },
  {
    name: 'a price of 60,000 digits',
    reply: ({ list, item }) => ({
      type: 'application/json',
      body: JSON.stringify(
        list?.([{ ...item?.(1, 'Honey'), productcost: 'PRICE' }]) ?? { a: 'PRICE' },
      ).replace('"PRICE"', '9'.repeat(60_000)),
    }),
    left: 1,
  },
]

/** Odd answers to a call for a text. */
export const oddTexts: { name: string; reply: Reply; text: string }[] = [
  { name: 'JSON', reply: json({ message: 'ok' }), text: '{"message":"ok"}' },
  { name: 'digits', reply: json(123456), text: '123456' },
  { name: 'an unknown text', reply: text('Bees at work'), text: 'Bees at work' },
  { name: 'another case, and blanks', reply: text('  otp VALIDATED \n'), text: 'otp VALIDATED' },
]

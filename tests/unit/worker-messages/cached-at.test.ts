import { expect, it } from 'vitest'
import { readCachedAt } from '@/worker-messages/cached-at'
import { readCachePageMessage, readHandoverMessage } from '@/worker-messages/messages'

it('an answer of the network has no time, and a cached one has the time that it was cached', () => {
  expect(readCachedAt('1795325405921')).toBe(1_795_325_405_921)
  for (const other of [undefined, null, '', 'yesterday', 7, 'Infinity'])
    expect(readCachedAt(other)).toBeUndefined()
})

it('a time before 1970 or after tomorrow is none: nothing was cached then', () => {
  const now = Date.now()
  const hour = 60 * 60 * 1000
  // A device's clock may have been set back since, by an hour or so.
  expect(readCachedAt(String(now + hour))).toBe(now + hour)
  for (const other of ['0', '-1', '1e300', String(now + 30 * hour)])
    expect(readCachedAt(other), other).toBeUndefined()
})

it('a page asks for paths of its own origin and for nothing else', () => {
  expect(
    readCachePageMessage({
      keep: '/farmers',
      files: ['/assets/a.js', '//evil.example/x', '/\\evil.example', '/\t/evil.example', 'https://x', 7],
    }),
  ).toEqual({
    keep: '/farmers',
    files: ['/assets/a.js'],
  })
  for (const other of [
    'take up',
    null,
    {},
    { keep: '//evil.example', files: [] },
    { keep: '/\\evil.example', files: [] },
    { keep: '/a' },
  ])
    expect(readCachePageMessage(other)).toBeUndefined()
})

it('an answer that came past the worker has an address and a text', () => {
  const answerTo = 'https://api.example/products/a b'
  expect(readHandoverMessage({ answerTo, body: '{}', more: 1 })).toEqual({
    answerTo: 'https://api.example/products/a%20b',
    body: '{}',
  })
  for (const other of [
    'stop',
    null,
    {},
    { answerTo },
    { answerTo: '/a', body: '{}' },
    { answerTo, body: {} },
  ])
    expect(readHandoverMessage(other)).toBeUndefined()
})

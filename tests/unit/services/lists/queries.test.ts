import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Place } from '@/domain/places/place'
import * as siteCalls from '@/services/calls/sites'
import type { ListAnswer } from '@/services/http/get-list'
import { placesQuery } from '@/services/lists/queries'
import { queryClient } from '@/services/lists/query-client'
import { expectConsole } from '../../../support/unit/expected-console'

/** The calls under way, by username, each answered by hand. */
let calls: Map<string, { succeed: () => void; fail: () => void }>
const asked = () => [...calls.keys()]

beforeEach(() => {
  calls = new Map()
  vi.spyOn(siteCalls, 'locationProvider').mockImplementation(
    (username) =>
      new Promise<ListAnswer<Place>>((resolve, reject) => {
        calls.set(username, {
          succeed: () => resolve({ items: [], cachedAt: undefined }),
          fail: () => reject(new Error('no answer')),
        })
      }),
  )
})
afterEach(() => queryClient.clear())

const users = (count: number) => Array.from({ length: count }, (_, index) => `user-${index + 1}`)
const ask = (username: string) => queryClient.fetchQuery(placesQuery(username, 'Store'))
const underWay = (names: string[]) => vi.waitFor(() => expect(asked()).toEqual(names), 4000)

describe('the places of many users', () => {
  it('are asked for six at a time, in order, and one that fails makes room like any other', async () => {
    const all = users(8)
    const results = all.map((name) => ask(name).catch(() => 'failed'))
    await underWay(users(6))

    expectConsole('error', 'Error occurred') // R-MAP-11
    calls.get('user-3')?.fail()
    await underWay(users(7))
    calls.get('user-1')?.succeed()
    await underWay(users(8))
    for (const { succeed } of calls.values()) succeed()
    expect(await results[2]).toBe('failed')
    expect(await results[7]).toEqual({ items: [], total: 0 })
  })

  it('are never asked for where that is given up while it waits its turn', async () => {
    const all = users(8)
    const results = all.map((name) => ask(name).catch(() => 'given up'))
    await underWay(users(6))
    await queryClient.cancelQueries({ queryKey: placesQuery('user-7', 'Store').queryKey })
    expect(await results[6]).toBe('given up')
    calls.get('user-1')?.succeed()
    await underWay([...users(6), 'user-8'])
    for (const { succeed } of calls.values()) succeed()
    await Promise.all(results)
    expect(asked()).not.toContain('user-7')
  })
})

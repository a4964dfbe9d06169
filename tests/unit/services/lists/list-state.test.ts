import { describe, expect, it } from 'vitest'
import { causeOf, ServiceError } from '@/services/http/service-error'
import { isWaiting, listState, type QueryResult } from '@/services/lists/list-state'

const items = (...names: string[]) => ({ items: names, total: names.length, cachedAt: undefined })
const fetch = (known: Partial<QueryResult>): QueryResult => ({
  data: undefined,
  error: null,
  isFetching: false,
  dataUpdatedAt: 0,
  ...known,
})

const unreachable = new ServiceError('unreachable', 'Network Error')
const refused = new ServiceError('refused', 'Request failed with status code 500', { status: 500 })
const cached = fetch({ data: { ...items('Frames'), cachedAt: 7 }, dataUpdatedAt: 9 })

const answered = fetch({ data: items('Boxes'), dataUpdatedAt: 9 })
const empty = fetch({ data: items(), dataUpdatedAt: 9 })
const lost = fetch({ error: refused })
const outlived = fetch({ data: items('Frames'), error: unreachable, dataUpdatedAt: 3 })

const stateOf = (results: QueryResult[], online = true) =>
  listState(results, { waiting: isWaiting(results), late: false, online })

describe('the state of a list', () => {
  it.each([
    ['without a query, ready', [], 'ready'],
    ['answered', [answered], 'ready'],
    ['answered with nothing', [empty], 'ready'],
    ['awaited for the first time', [fetch({ isFetching: true })], 'loading'],
    ['not asked for yet', [fetch({})], 'loading'],
    ['asked for again while a fresh answer is here', [{ ...answered, isFetching: true }], 'ready'],
    ['asked for again while a cached answer is here', [{ ...cached, isFetching: true }], 'loading'],
    ['lost', [lost], 'failed'],
    ['lost in part', [lost, answered], 'ready'],
    ['lost in part and empty otherwise', [lost, empty], 'failed'],
    ['a cached answer', [cached], 'stale'],
    ['a cached answer in part', [cached, answered], 'stale'],
    ['an answer that could not be renewed', [outlived], 'stale'],
  ] as const)('%s', (_what, results, status) => {
    expect(stateOf([...results]).status).toBe(status)
  })

  it('is as old as its oldest part, and of no age where all is of now', () => {
    expect(stateOf([cached, answered, outlived]).cachedAt).toBe(3)
    expect(stateOf([cached, answered]).cachedAt).toBe(7)
    expect(stateOf([answered]).cachedAt).toBeUndefined()
  })

  it('tells the cause of a failure, and none where there is nothing to tell', () => {
    expect(stateOf([lost]).cause).toBe('error')
    expect(stateOf([outlived]).cause).toBe('noAnswer')
    expect(stateOf([cached], false).cause).toBe('offline')
    expect(stateOf([lost, answered])).toMatchObject({ cause: undefined, someFailed: true })
  })

  it('fails with the list that it was made from, and for its cause', () => {
    const source = { status: 'failed', cause: 'error' } as const
    expect(listState([], { waiting: false, late: false, online: true, source })).toMatchObject(source)
  })
})

describe('the cause of a failure', () => {
  it.each([
    ['no connection, whatever came', refused, false, 'offline'],
    ['an answer with another status', refused, true, 'error'],
    ['an answer that cannot be read', new ServiceError('malformed', 'The answer is not JSON'), true, 'error'],
    ['no answer', unreachable, true, 'noAnswer'],
    ['a module of the call that did not come', new TypeError('Failed to fetch'), true, 'noAnswer'],
  ] as const)('%s', (_what, error, online, cause) => {
    expect(causeOf(error, online)).toBe(cause)
  })
})

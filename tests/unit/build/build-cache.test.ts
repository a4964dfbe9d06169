import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inputHash, madeOnce, removeUnused } from '../../../build/build-cache'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (result: string) => vi.fn(() => Buffer.from(result))
const day = 24 * 60 * 60 * 1000

describe('what a build makes', () => {
  it('is made once for an input, and again for another', async () => {
    const first = make('a')
    expect(String(await madeOnce('svg', 'one', first, folder))).toBe('a')
    const again = make('b')
    expect(String(await madeOnce('svg', 'one', again, folder))).toBe('a')
    expect(again).not.toHaveBeenCalled()
    expect(String(await madeOnce('svg', 'two', again, folder))).toBe('b')
    expect(String(await madeOnce('png', 'one', make('c'), folder))).toBe('c')
  })

  it('may be asked for by several at once: two languages of a build have the same picture', async () => {
    const asked = ['a', 'b', 'c'].map((result) => madeOnce('svg', 'one', make(result), folder))
    expect((await Promise.all(asked)).map(String)).toEqual(['a', 'b', 'c'])
    expect(readdirSync(join(folder, 'svg'))).toEqual(['one'])
  })

  it('leaves nothing behind where making it fails', async () => {
    const fails = () => Promise.reject(new Error('no room'))
    await expect(madeOnce('svg', 'one', fails, folder)).rejects.toThrow('no room')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is made where it cannot be kept: in a cache of somebody else, or on a full disk', async () => {
    writeFileSync(join(folder, 'svg'), 'in the way of the folder')
    expect(String(await madeOnce('svg', 'one', make('a'), folder))).toBe('a')
  })

  it('goes when nobody has asked for it in two weeks', async () => {
    await madeOnce('svg', 'old', make('a'), folder)
    await madeOnce('svg', 'asked-for', make('b'), folder)
    const then = new Date(Date.now() - 15 * day)
    for (const name of ['old', 'asked-for']) utimesSync(join(folder, 'svg', name), then, then)
    await madeOnce('svg', 'asked-for', make('c'), folder)
    await removeUnused(folder)
    expect(readdirSync(join(folder, 'svg'))).toEqual(['asked-for'])
  })
})

it('parts of an input count one by one', () => {
  expect(inputHash('ab', 'c')).not.toBe(inputHash('a', 'bc'))
  expect(inputHash('ab', Buffer.from('c'))).toBe(inputHash('ab', 'c'))
})

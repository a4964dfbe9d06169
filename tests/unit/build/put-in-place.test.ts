import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildAside, putInPlace } from '../../../build/put-in-place'

describe('a build', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'in-place-'))
    vi.stubEnv('BUILD_DIR', folder)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  const write = (place: string, words: string) => {
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'index.html'), words)
  }
  const built = () => readFileSync(join(folder, 'dist/index.html'), 'utf8')
  const build = (words: string) =>
    buildAside(async ({ dist, headers }) => {
      write(dist, words)
      write(headers, words)
    })

  it('takes its place when it is whole, and leaves nothing else behind', async () => {
    await build('first')
    await buildAside(async ({ dist, headers }) => {
      write(dist, 'second')
      expect(built()).toBe('first')
      write(headers, 'second')
    })
    expect(built()).toBe('second')
    expect(readdirSync(folder).sort()).toEqual(['dist', 'headers'])
  })

  it('that fails leaves the one before as it was', async () => {
    await build('first')
    const failing = buildAside(async ({ dist }) => {
      write(dist, 'half')
      throw new Error('No styles.')
    })
    await expect(failing).rejects.toThrow('No styles.')
    expect(built()).toBe('first')
    expect(readdirSync(folder).sort()).toEqual(['dist', 'headers'])
  })

  it('whose headers cannot be put in place leaves both as they were: they are of one build', async () => {
    await build('first')
    await expect(buildAside(async ({ dist }) => write(dist, 'second'))).rejects.toThrow('ENOENT')
    expect(built()).toBe('first')
    expect(readFileSync(join(folder, 'headers/index.html'), 'utf8')).toBe('first')
  })

  it('clears away what a build that was killed has left, and not what another still makes', async () => {
    const dead = join(folder, `.building-${spawnSync(process.execPath, ['--version']).pid}`)
    const alive = join(folder, `.building-${process.ppid}`)
    write(dead, 'half')
    write(alive, 'half')
    await build('first')
    expect(existsSync(dead)).toBe(false)
    expect(existsSync(alive)).toBe(true)
  })

  it('is one of many that end at once, and whole', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `build ${at}`)
    await Promise.all(
      names.map((name) => {
        write(join(folder, name), name)
        return putInPlace(join(folder, name), join(folder, 'dist'))
      }),
    )
    expect(names).toContain(built())
    expect(readdirSync(folder)).toEqual(['dist'])
  })
})

import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { modeOf, modeOption, readOptions } from '../../../../build/commands/command-line.mjs'

const options = { ...modeOption, offline: { type: 'boolean' } } as const
const mode = (...words: string[]) => modeOf(readOptions(words, options).mode, 'production', {})

describe('the words of a command', () => {
  it.each([['--mode', 'staging'], ['--mode=staging'], ['-m', 'staging'], ['--offline', '--mode=staging']])(
    '%s %s ask for staging',
    (...words) => expect(mode(...words)).toBe('staging'),
  )

  it('ask for the usual mode where they name none', () => {
    expect(mode()).toBe('production')
    expect(readOptions(['--offline'], options)).toEqual({ offline: true })
  })

  it.each([
    ['--mdoe', ['--mdoe', 'staging']],
    ['--mdoe', ['--mdoe=staging']],
    ['staging', ['staging']],
    ['prod', ['--mode', 'prod']],
    ["''", ['--mode=']],
    ['--mode', ['--mode']],
    ['--offline', ['--offline=yes']],
    ['Production', ['--mode', 'Production']],
  ])('are refused for %s, by name', (named, words) => {
    expect(() => mode(...words)).toThrow(named)
  })

  it('are asked for once more where npm has taken the mode for itself', () => {
    expect(() => modeOf(undefined, 'production', { npm_config_mode: 'staging' })).toThrow(
      'write -- before it',
    )
    expect(modeOf('staging', 'production', { npm_config_mode: 'production' })).toBe('staging')
  })
})

const files = {
  build: 'build/commands/build.mjs',
  doctor: 'build/doctor/run-doctor.mjs',
  headers: 'build/hosts/renew-headers.mjs',
  snapshot: 'build/snapshot/take-snapshot.mjs',
  start: 'build/commands/start.mjs',
}

/** A command as npm runs it, without what npm itself would set. */
function said(name: keyof typeof files, ...words: string[]) {
  const { npm_config_mode: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [files[name], ...words], {
    encoding: 'utf8',
    env: { ...env, BUILD_DIR: 'node_modules/.cache/builds/none' },
  })
  return { status, text: stdout + stderr }
}

describe('a command', () => {
  it('doctor takes --mode=staging for what it says', () => {
    expect(said('doctor', '--mode=staging', '--offline').text).toContain('config.staging.json')
  })

  it.each<[keyof typeof files, ...string[]]>([
    ['doctor', '--mdoe', 'staging'],
    ['snapshot', '--mode', 'prod'],
    ['headers', '--mdoe=staging'],
    ['build', '--mode', 'prod'],
    ['start', '--mode=staging'],
  ])('%s refuses %s %s in one line', (name, ...words) => {
    const { status, text } = said(name, ...words)
    expect(status).toBe(1)
    expect(text.trim()).toMatch(/^[^\n]*(?:'--mdoe'|'prod'|'--mode')[^\n]*$/)
  })
})

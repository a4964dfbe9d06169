import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { modeOf, modeOption, readOptions } from '../../../../build/commands/command-line.mjs'
import { listen } from '../../../../platform/http/listen'

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

  it('are asked for once more where npm has taken another of them', () => {
    onTestFinished(() => void vi.unstubAllEnvs())
    const takesSome = () => readOptions([], { full: { type: 'boolean' }, 'allow-empty': { type: 'boolean' } })
    expect(takesSome).not.toThrow()
    vi.stubEnv('npm_config_allow_empty', 'true')
    expect(takesSome).toThrow('npm takes --allow-empty for a setting of its own: write -- before it')
    vi.stubEnv('npm_config_offline', 'true')
    expect(() => readOptions([], { offline: { type: 'boolean' } })).not.toThrow()
  })
})

const files = {
  build: 'build/commands/build.mjs',
  doctor: 'build/doctor/run-doctor.mjs',
  fonts: 'build/fonts/run-fonts.mjs',
  headers: 'build/hosts/renew-headers.mjs',
  requirements: 'build/checks/requirement-list.mjs',
  schema: 'build/checks/write-schema.mjs',
  snapshot: 'build/snapshot/take-snapshot.mjs',
  start: 'build/commands/start.mjs',
  words: 'build/words/run-words.mjs',
}

/** A command as npm runs it, without what npm itself would set, but for what is given. */
function said(name: keyof typeof files, words: string[], given: NodeJS.ProcessEnv = {}) {
  const { npm_config_mode: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [files[name], ...words], {
    encoding: 'utf8',
    env: { ...env, BUILD_DIR: 'node_modules/.cache/builds/none', ...given },
  })
  return { status, text: (stdout + stderr).trim() }
}

describe('a command', () => {
  it('doctor takes --mode=staging for what it says', () => {
    expect(said('doctor', ['--mode=staging', '--offline']).text).toContain('config.staging.json')
  })

  it.each<[keyof typeof files, ...string[]]>([
    ['doctor', '--mdoe', 'staging'],
    ['snapshot', '--mode', 'prod'],
    ['headers', '--mdoe=staging'],
    ['build', '--mode', 'prod'],
    ['start', '--mode=staging'],
    ['fonts', '--mode=staging'],
    ['requirements', '--mode=staging'],
    ['schema', '--mode=staging'],
  ])('%s refuses %s %s in one line', (name, ...words) => {
    const { status, text } = said(name, words)
    expect(status).toBe(1)
    expect(text).toMatch(/^[^\n]*(?:'--mdoe'|'prod'|'--mode')[^\n]*$/)
  })

  it('start refuses its words also while another one is at its port', async () => {
    const { origin, close } = await listen(createServer())
    onTestFinished(close)
    expect(said('start', ['--mode=staging'], { PORT: new URL(origin).port }).text).toContain("'--mode'")
  })

  it.each(['build', 'doctor', 'headers', 'snapshot'] as const)(
    '%s refuses a mode that npm has taken for itself',
    (name) => {
      const { status, text } = said(name, [], { npm_config_mode: 'staging' })
      expect(status).toBe(1)
      expect(text).toMatch(/^npm takes --mode for a setting of its own: write -- before it[^\n]*$/)
    },
  )

  it.each([
    ['lacks its fields', { VITE_CONFIG_URL: '/config.schema.json' }, 'networkId: is missing'],
    ['is whole, but not the list of languages', { VITE_LANGUAGES: 'en,xx' }, 'VITE_LANGUAGES names xx'],
  ])('snapshot says so without a stack where the configuration %s', (_case, given, fault) => {
    const { status, text } = said('snapshot', ['--mode', 'production'], given)
    expect(status).toBe(1)
    expect(text).toMatch(/^The listings of production cannot be had: /)
    expect(text).toContain(fault)
    expect(text).not.toMatch(/^ *at /m)
  })

  it('words names a table that is not there, and a line of it that is no row, in one line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const table = join(folder, 'words.hi.tsv')
    const read = () => said('words', ['--lang', 'hi', '--read', table])
    expect(read()).toEqual({ status: 1, text: `There is no file ${table}.` })
    writeFileSync(table, 'Place\tEnglish\tTranslation\na\tb\n')
    expect(read()).toEqual({ status: 1, text: `${table}: Line 2 has 2 cells instead of 3: a\tb` })
  })
})

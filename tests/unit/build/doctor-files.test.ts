import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkFiles, type ModeFiles } from '../../../build/doctor/check-files'
import { lineOf } from '../../../build/doctor/finding'

const now = Date.parse('2026-11-22T12:00:00Z')
const day = 24 * 60 * 60 * 1000

type Json = Record<string, unknown>
const shipped = (mode: string): Json =>
  JSON.parse(readFileSync(`public/config${mode === 'platform' ? '' : `.${mode}`}.json`, 'utf8'))

/** An operator's production, ready to launch. */
const ready = (): Json => {
  const text = JSON.stringify(shipped('production')).replaceAll('.example', '.in')
  return {
    ...JSON.parse(text),
    networkId: 'honeynet',
    clientId: 'web',
    clientSecret: 's3cret-12345',
    user: 'HoneyFarm',
    businessId: 'honeynet',
    parentId: 'tenant-7',
    verticalId: 'honey',
    developerAccount: 'dev',
    consumerAdminId: 'honeyfarm',
    maps: { key: `AIza${'x'.repeat(35)}` },
    legal: { approved: '2026-11-20', fssai: '12345678901234' },
  }
}

const linesOf = (json: unknown, files: Partial<ModeFiles> = {}, placeholders: '⚠' | '✖' = '✖') =>
  checkFiles(
    {
      mode: 'production',
      configUrl: '/config.production.json',
      configText: typeof json === 'string' ? json : JSON.stringify(json),
      siteUrl: 'https://www.hivefield.in',
      snapshotTakenAt: now - day,
      ...files,
    },
    placeholders,
    now,
  ).findings.map(lineOf)

const marked = (mark: string, lines: string[]) => lines.filter((line) => line.startsWith(mark))

describe('the files of a mode', () => {
  it('that are ready get nothing but ticks', () => {
    const lines = linesOf(ready())
    expect(lines.every((line) => line.startsWith('✔ '))).toBe(true)
    expect(lines.length).toBeGreaterThan(5)
  })

  it.each(['staging', 'production'] as const)('%s, as shipped, name their placeholders', (mode) => {
    const site = `https://${mode === 'staging' ? 'staging' : 'www'}.hivefield.example`
    const files = { mode, configUrl: `/config.${mode}.json`, siteUrl: site }
    const [line = ''] = marked('✖', linesOf(shipped(mode), files))
    for (const field of [
      'networkId',
      'clientSecret',
      'user',
      'endpoints.token',
      'links.login',
      'VITE_SITE_URL',
    ])
      expect(line).toContain(field)
    expect(marked('✖', linesOf(shipped(mode), files, '⚠'))).toEqual([])
  })

  it('of the local platform need no approval and no snapshot', () => {
    const files = { mode: 'platform', configUrl: '/config.json', siteUrl: 'http://localhost:4173' } as const
    const lines = linesOf(shipped('platform'), { ...files, snapshotTakenAt: undefined })
    expect(lines.every((line) => line.startsWith('✔ '))).toBe(true)
  })

  it('are refused where the configuration is missing, broken or wrong, each fault in a line', () => {
    expect(linesOf('', { configText: undefined })[0]).toBe('✖ public/config.production.json is missing.')
    expect(linesOf('{\n "user" 7 }')[0]).toBe('✖ public/config.production.json: is not JSON: look at line 2')
    expect(marked('✖', linesOf({ ...ready(), user: '', parentId: 7 }))).toEqual([
      '✖ public/config.production.json, user: must not be empty',
      '✖ public/config.production.json, parentId: must be text',
    ])
    expect(marked('⚠', linesOf({ ...ready(), vitals: 'www.x.in' }))[0]).toContain(
      "vitals: 'www.x.in' is no address",
    )
  })

  it('are refused where the file belongs to another environment', () => {
    expect(marked('✖', linesOf({ ...ready(), environment: 'staging' }))).toEqual([
      "✖ environment: says 'staging', where mode production needs 'production'.",
    ])
  })

  it('are refused where an https site would call http, but on this machine', () => {
    const json = ready()
    const endpoints = { ...(json.endpoints as Json), sites: 'http://registry.hivefield.in/sites/' }
    expect(marked('✖', linesOf({ ...json, endpoints }))[0]).toContain(
      'endpoints.sites: http://registry.hivefield.in',
    )
    const here = { ...(json.endpoints as Json), sites: 'http://localhost:9000/sites/' }
    expect(marked('✖', linesOf({ ...json, endpoints: here }))).toEqual([])
  })

  it.each([
    [
      'https://www.hivefield.in/',
      "⚠ VITE_SITE_URL: 'https://www.hivefield.in/' counts as https://www.hivefield.in.",
    ],
    [
      'http://www.hivefield.in',
      '⚠ VITE_SITE_URL: http://www.hivefield.in is not https; browsers will warn of it.',
    ],
    ['www.hivefield.in', "✖ VITE_SITE_URL: 'www.hivefield.in' is no address: write https://…"],
  ])('say of the site address %s: %s', (siteUrl, line) => {
    expect(linesOf(ready(), { siteUrl })).toContain(line)
  })

  it('warn of what a launch needs: approval, licence, key, secret, fresh listings', () => {
    const json = { ...ready(), legal: {}, maps: { key: 'abc' }, clientSecret: '' }
    const warnings = marked('⚠', linesOf(json, { snapshotTakenAt: now - 20 * day })).join('\n')
    for (const word of ['legal.approved', 'legal.fssai', 'maps.key', 'clientSecret', '20 days old'])
      expect(warnings).toContain(word)
    expect(linesOf(json, { snapshotTakenAt: undefined }).join()).toContain(
      'No listings will stand in the HTML',
    )
  })

  it('never show the secret or the key', () => {
    for (const json of [ready(), { ...ready(), user: 7, clientSecret: 987654321 }])
      expect(linesOf(json).join()).not.toMatch(/s3cret|987654321|AIzax/)
  })
})

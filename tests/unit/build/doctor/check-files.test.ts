import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkFiles, type ModeFiles } from '../../../../build/doctor/check-files'
import { lineOf } from '../../../../build/doctor/finding'

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

const snapshot = {
  takenAt: now - day,
  products: 12,
  pictures: ['/images/a.svg', 'https://cdn.example/a.png'],
}

const linesOf = (json: unknown, files: Partial<ModeFiles> = {}, placeholders: '⚠' | '✖' = '✖') =>
  checkFiles(
    {
      mode: 'production',
      configUrl: '/config.production.json',
      configText: typeof json === 'string' ? json : JSON.stringify(json),
      siteUrl: 'https://www.hivefield.in',
      languages: undefined,
      snapshot,
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
    const lines = linesOf(shipped('platform'), { ...files, snapshot: undefined })
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

  it('are refused where the configuration has a name that hosts do not know, or a language has no texts', () => {
    const [line] = marked('✖', linesOf(ready(), { configUrl: '/conf/settings.json' }))
    expect(line).toContain("VITE_CONFIG_URL: '/conf/settings.json' is no name for it: write /config.json")
    expect(marked('✖', linesOf(ready(), { languages: 'en,fr' }))).toEqual([
      '✖ VITE_LANGUAGES names fr; there are en, hi, kn.',
    ])
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

  it.each(['reports', 'vitals'])('are refused where an https site would send its %s over http', (field) => {
    const address = 'http://collect.hivefield.in/in'
    expect(marked('✖', linesOf({ ...ready(), [field]: address }))).toEqual([
      `✖ ${field}: ${address} is http under an https site; no browser calls it.`,
    ])
    expect(marked('✖', linesOf({ ...ready(), [field]: 'http://127.0.0.1:4180/' }))).toEqual([])
    const plain = { siteUrl: 'http://www.hivefield.in' }
    expect(marked('✖', linesOf({ ...ready(), [field]: address }, plain))).toEqual([])
  })

  it('count the products that will stand in the HTML', () => {
    const of = (products: number | undefined) =>
      linesOf(ready(), { snapshot: { ...snapshot, products } }).filter((line) => /listings/.test(line))
    expect(of(12)).toEqual(['✔ The listings for the HTML, 12 products, are of this week.'])
    expect(of(0)[0]).toMatch(/^⚠ .* hold 0 products/)
    expect(of(undefined)[0]).toMatch(/^✖ .* cannot be read/)
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
    ['HTTPS://WWW.hivefield.in', '✔ VITE_SITE_URL: https://www.hivefield.in.'],
    ['www.hivefield.in', "✖ VITE_SITE_URL: 'www.hivefield.in' is no address: write https://…"],
    ['hivefield.in:8443', "✖ VITE_SITE_URL: 'hivefield.in:8443' is no address: write https://…"],
  ])('say of the site address %s: %s', (siteUrl, line) => {
    expect(linesOf(ready(), { siteUrl })).toContain(line)
  })

  it('warn of what a launch needs: approval, licence, key, secret, fresh listings', () => {
    const json = { ...ready(), legal: {}, maps: { key: 'abc' }, clientSecret: '' }
    const warnings = marked('⚠', linesOf(json, { snapshot: { ...snapshot, takenAt: now - 20 * day } })).join(
      '\n',
    )
    for (const word of ['legal.approved', 'legal.fssai', 'maps.key', 'clientSecret', '20 days old'])
      expect(warnings).toContain(word)
    expect(linesOf(json, { snapshot: undefined }).join()).toContain('No listings will stand in the HTML')
  })

  it('name every address that no header can name, an endpoint as in the way', () => {
    const odd = 'https://x;connect-src/a'
    const json = ready()
    const endpoints = { ...(json.endpoints as Json), token: odd }
    const pictures = [...snapshot.pictures, 'https://a$b.example/x.png']
    const lines = linesOf(
      { ...json, endpoints, pictureHosts: [odd] },
      { snapshot: { ...snapshot, pictures } },
    )
    const named = lines.filter((line) => line.includes('names no plain host'))
    expect(named.map((line) => line.split(':')[0])).toEqual([
      '✖ endpoints.token',
      '⚠ pictureHosts.0',
      '⚠ a picture of the catalogue',
    ])
  })

  it('never show the secret or the key', () => {
    for (const json of [ready(), { ...ready(), user: 7, clientSecret: 987654321 }])
      expect(linesOf(json).join()).not.toMatch(/s3cret|987654321|AIzax/)
  })
})

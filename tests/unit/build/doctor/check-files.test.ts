import { describe, expect, it } from 'vitest'
import type { RuntimeConfig } from '@/config/runtime-config'
import { checkFiles, type ModeFiles } from '../../../../build/doctor/check-files'
import type { SnapshotFile } from '../../../../build/doctor/check-snapshot'
import { lineOf } from '../../../../build/doctor/finding'
import { localConfig } from '../../../support/data/configuration'

const now = Date.parse('2026-11-22T12:00:00Z')
const day = 24 * 60 * 60 * 1000

type Json = Record<string, unknown>

/** What the file of a mode has before an operator fills it in; theirs would be another in each clone. */
const unfilled = (mode: string): Json => {
  const json = localConfig()
  const address = (name: string) => [name, `https://api.hivefield.example/${name}/`]
  return {
    ...json,
    environment: mode,
    networkId: 'network-id',
    clientId: 'client-id',
    clientSecret: 'client-secret',
    user: 'service-user',
    businessId: 'business-id',
    parentId: 'parent-id',
    verticalId: 'vertical-id',
    developerAccount: 'developer-account',
    consumerAdminId: 'consumer-admin-id',
    endpoints: Object.fromEntries(Object.keys(json.endpoints).map(address)),
  }
}

/** An operator's production, ready to launch. */
const ready = (): Json => {
  const text = JSON.stringify(unfilled('production')).replaceAll('.example', '.in')
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

const takenFrom = (json: Json) => {
  const { networkId, user, endpoints } = json as RuntimeConfig
  return { networkId, user, productsOfUser: endpoints.productsOfUser }
}

const snapshot = {
  takenAt: now - day,
  products: 12,
  pictures: ['/images/a.svg', 'https://cdn.example/a.png'],
  names: ['Raw_Honey', 'Wild_Honey'],
  takenFrom: takenFrom(ready()),
}

const linesOf = (json: unknown, files: Partial<ModeFiles> = {}, placeholders: '⚠' | '✖' = '✖') =>
  checkFiles(
    {
      mode: 'production',
      configUrl: '/config.production.json',
      configText: typeof json === 'string' ? json : JSON.stringify(json),
      siteUrl: 'https://www.hivefield.in',
      languages: undefined,
      listings: ['Raw_Honey', 'Wild_Honey'],
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

  it.each(['staging', 'production'] as const)('%s, not filled in yet, name their placeholders', (mode) => {
    const site = `https://${mode === 'staging' ? 'staging' : 'www'}.hivefield.example`
    const files = {
      mode,
      configUrl: `/config.${mode}.json`,
      siteUrl: site,
      snapshot: { ...snapshot, takenFrom: takenFrom(unfilled(mode)) },
    }
    const [line = ''] = marked('✖', linesOf(unfilled(mode), files))
    for (const field of [
      'networkId',
      'clientSecret',
      'user',
      'endpoints.token',
      'links.login',
      'VITE_SITE_URL',
    ])
      expect(line).toContain(field)
    expect(marked('✖', linesOf(unfilled(mode), files, '⚠'))).toEqual([])
  })

  it('of the local platform need no approval and no snapshot', () => {
    const files = { mode: 'platform', configUrl: '/config.json', siteUrl: 'http://localhost:4173' } as const
    const lines = linesOf(localConfig(), { ...files, snapshot: undefined })
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

  it('say whose listings will stand in the HTML, and refuse those of another platform', () => {
    const of = (other: SnapshotFile['takenFrom']) =>
      linesOf(ready(), { snapshot: { ...snapshot, takenFrom: other } }).filter((line) =>
        /listings/.test(line),
      )
    for (const other of [
      { networkId: 'other-net' },
      { user: 'OtherFarm' },
      { productsOfUser: 'https://staging.hivefield.in/products/' },
    ])
      expect(of({ ...snapshot.takenFrom, ...other })).toEqual([
        expect.stringMatching(
          /^✖ The listings for the HTML are of another platform \(\w+: '[^']+'\): npm run snapshot -- --mode production takes them anew\.$/,
        ),
      ])
    expect(of(undefined)).toEqual([expect.stringMatching(/^⚠ .*, 12 products, do not say which platform/)])
  })

  it.each([
    [0.5, '✔', 'are of this week.'],
    [-0.5, '✔', 'are of this week.'], // clocks differ
    [6.9, '✔', 'are of this week.'],
    [7, '⚠', 'are 7 days old'],
    [-1, '⚠', 'bear a date that is still to come'],
    [-400, '⚠', 'bear a date that is still to come'],
  ])('say of listings that were taken %d days ago: %s %s', (days, mark, words) => {
    const lines = linesOf(ready(), { snapshot: { ...snapshot, takenAt: now - days * day } })
    expect(lines.filter((line) => line.includes('12 products'))).toEqual([
      expect.stringMatching(new RegExp(`^${mark} .*${words}`)),
    ])
  })

  it('name each collection that search engines will not find, and each that will be found empty', () => {
    const warnings = (listings: string[], names: string[]) =>
      marked('⚠', linesOf(ready(), { listings, snapshot: { ...snapshot, names } }))
    expect(warnings(['Raw_Honey', 'Wild_Hony'], ['Raw_Honey', 'Wild_Honey'])).toEqual([
      '⚠ VITE_LISTING_SUBCATEGORIES lacks Wild_Honey: its listing will be closed to search engines.',
      '⚠ VITE_LISTING_SUBCATEGORIES names Wild_Hony, which the catalogue has not: its page will be empty.',
    ])
    // These two have a page in any case.
    expect(warnings([], ['Raw_Honey', 'allProducts'])).toEqual([])
    expect(warnings(['allProducts'], [])).toEqual([])
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

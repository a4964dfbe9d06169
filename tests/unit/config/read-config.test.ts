import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig, readConfig } from '@/config/read-config'

type Json = Record<string, unknown>

const read = (file: string): Json => JSON.parse(readFileSync(`public/${file}`, 'utf8'))
const complete = () => read('config.json')

const faultsOf = (work: () => unknown): readonly string[] => {
  try {
    work()
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

describe('a configuration file', () => {
  it.each([
    ['config.json', 'local'],
    ['config.staging.json', 'staging'],
    ['config.production.json', 'production'],
  ])('%s can be used as it stands', (file, environment) => {
    const { config, warnings } = readConfig(read(file))
    expect(config.environment).toBe(environment) // R-GEN-12
    expect(warnings).toEqual([])
  })

  it('may leave out all but the seven fields that every call needs', () => {
    const { environment, networkId, clientId, user, businessId, parentId, endpoints } = complete()
    const required = { environment, networkId, clientId, user, businessId, parentId, endpoints }
    const { config, warnings } = readConfig(required)
    expect(warnings).toEqual([])
    expect(config).toMatchObject({
      clientSecret: '',
      maps: { key: '', version: 'weekly', language: 'en', region: 'IN', libraries: [], mapIds: [] },
      links: { login: '', apps: { DTNApp: '' }, social: { x: '' } },
      contact: { phone: '', email: '' },
      vitals: '',
      reports: '',
      offline: true,
      legal: { approved: '', fssai: '', grievance: { name: '', email: '' } },
    })
  })

  it('names every fault of a required field at once, each by its name', () => {
    const { networkId: _left, ...json } = complete()
    const endpoints = { ...(json.endpoints as Json), token: 'htps://token.example', sites: 7 }
    const faults = faultsOf(() => readConfig({ ...json, user: '', environment: 'moon', endpoints }))
    expect(faults).toEqual([
      "environment: must be 'local', 'staging' or 'production'",
      'networkId: is missing',
      'user: must not be empty',
      "endpoints.token: 'htps://token.example' is no address: write http://…, https://… or a path that begins with one /",
      'endpoints.sites: must be text',
    ])
  })

  it('counts any other field with a fault as left out, and says so', () => {
    const json = complete()
    const links = {
      ...(json.links as Json),
      login: 'javascript:alert(1)',
      shop: 'www.shop.example',
      apps: 'none',
    }
    const { config, warnings } = readConfig({ ...json, links, offline: 'yes', vitals: '/vitals' })
    expect(config.links).toMatchObject({ login: '', shop: '', apps: { DTNApp: '' } })
    expect(config.links.ecoContributorSignUp).toMatch(/^https:/)
    expect(config.offline).toBe(true)
    expect(config.vitals).toBe('/vitals')
    expect(warnings.map((line) => line.split(':')[0])).toEqual([
      'links.login',
      'links.shop',
      'links.apps',
      'offline',
    ])
    expect(warnings.every((line) => line.endsWith('; it counts as left out'))).toBe(true)
  })

  it('leaves out the faulty entries of a list alone, and names each', () => {
    const json = complete()
    const maps = { ...(json.maps as Json), libraries: ['places', 3, 'geometry', null] }
    const pictureHosts = ['pictures.example', 'https://pictures.example']
    const { config, warnings } = readConfig({ ...json, maps, pictureHosts })
    expect(config.maps.libraries).toEqual(['places', 'geometry'])
    expect(config.pictureHosts).toEqual(['https://pictures.example'])
    expect(warnings.map((line) => line.split(':')[0])).toEqual([
      'maps.libraries.1',
      'maps.libraries.3',
      'pictureHosts.0',
    ])
  })

  it.each(['//login.example', '/\\login.example'])(
    'takes no path for an address that names a host: %s',
    (login) => {
      const json = complete()
      const { config, warnings } = readConfig({ ...json, links: { ...(json.links as Json), login } })
      expect(config.links.login).toBe('')
      expect(warnings).toEqual([expect.stringMatching(/^links\.login: .* is no address/)])
      const endpoints = { ...(json.endpoints as Json), token: login }
      expect(faultsOf(() => readConfig({ ...json, endpoints }))).toHaveLength(1)
    },
  )

  it.each([
    ['fssai', 'soon'],
    ['approved', 'soon'],
    ['approved', '2026-21-11'],
    ['approved', '2026-02-30'],
  ])('checks the form of legal.%s: %s', (field, text) => {
    const { config, warnings } = readConfig({ ...complete(), legal: { [field]: text } })
    expect(config.legal).toMatchObject({ approved: '', fssai: '' })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(new RegExp(`^legal\\.${field}: must be`))
  })

  it.each(['2026-11-21', '2028-02-29', ''])(
    'takes the day on which the legal texts were approved: %j',
    (day) => {
      const { config, warnings } = readConfig({ ...complete(), legal: { approved: day } })
      expect(config.legal.approved).toBe(day)
      expect(warnings).toEqual([])
    },
  )

  it('names fields that nobody knows, and goes on', () => {
    const json = complete()
    const maps = { ...(json.maps as Json), colour: 'green' }
    const { config, warnings } = readConfig({ ...json, maps, toString: 'x', theme: 'dark' })
    expect(config.networkId).toBe('honeynet')
    expect(warnings).toEqual([
      'maps.colour: is not known, and changes nothing',
      'toString: is not known, and changes nothing',
      'theme: is not known, and changes nothing',
    ])
  })

  it('never shows a secret, nor any other value that is no address', () => {
    const json = {
      ...complete(),
      clientSecret: 12345678,
      user: { name: 'secret-user' },
      maps: { key: ['AIza'] },
    }
    const said = faultsOf(() => readConfig(json)).join()
    expect(said).toContain('user: must be text')
    expect(said).not.toMatch(/12345678|secret-user|AIza/)
    const { warnings } = readConfig({ ...json, user: 'HoneyFarm' })
    expect(warnings.join()).toMatch(/clientSecret: must be text.*maps\.key: must be text/)
    expect(warnings.join()).not.toMatch(/12345678|AIza/)
  })

  it.each([[null], ['<!doctype html>'], [[]], [7]])('%j is no configuration at all', (json) => {
    expect(faultsOf(() => readConfig(json)).length).toBeGreaterThan(0)
  })

  it('is refused or read, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(complete())), fc.jsonValue()),
        (a, b) => {
          faultsOf(() => readConfig(a))
          faultsOf(() => readConfig({ ...complete(), ...b }))
        },
      ),
    )
  })
})

describe('the text of a configuration file', () => {
  it('is parsed where it is JSON', () => {
    expect(parseConfig('{"user": "HoneyFarm"}', '/config.json')).toEqual({ user: 'HoneyFarm' })
  })

  it('may begin with the mark that some editors write', () => {
    expect(parseConfig('\uFEFF{"user": "HoneyFarm"}', '/config.json')).toEqual({ user: 'HoneyFarm' })
  })

  it('is refused with its line where it is not', () => {
    const text = '{\n  "user": "HoneyFarm",\n  "networkId" "honeynet"\n}'
    expect(faultsOf(() => parseConfig(text, '/config.json'))).toEqual([
      '/config.json: is not JSON: look at line 3',
    ])
  })

  it('is refused where it is empty', () => {
    expect(faultsOf(() => parseConfig('', '/config.json'))[0]).toMatch(/^\/config\.json: is not JSON/)
  })
})

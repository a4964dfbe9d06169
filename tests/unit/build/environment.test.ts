import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configAddress } from '@/config/config-address'
import { readConfig } from '@/config/read-config'
import { configUrlOf, readEnvironment, servedLanguage } from '../../../build/environment'
import { sourceFiles } from '../../support/repository/imports'

describe.each([
  ['staging', '/config.staging.json'],
  ['production', '/config.production.json'],
])('a build for %s', (mode, file) => {
  const { configUrl, config } = readEnvironment(mode)

  it('reads its own configuration file, which is whole', () => {
    expect(configUrl).toBe(file)
    expect(readConfig(config)).toEqual({ config, warnings: [] })
    expect(config.environment).toBe(mode) // R-GEN-12
  })

  it('has every id that depends on the environment in that file, and none in the source', () => {
    const { networkId, clientId, clientSecret, user, businessId, parentId, verticalId } = config
    const { developerAccount, consumerAdminId } = config
    const required = [networkId, clientId, user, businessId, parentId]
    expect(required).not.toContain('')

    const ids = [...required, clientSecret, verticalId, developerAccount, consumerAdminId]
    // A path of the site itself has no host.
    const hosts = Object.values(config.endpoints)
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).host)
    const bound = [...ids, ...hosts].filter((value) => value.length > 5)
    const source = sourceFiles('src').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    const compiledIn = source.filter(({ text }) => bound.some((value) => text.includes(value)))
    expect(compiledIn.map(({ path }) => path)).toEqual([]) // R-GEN-12
  })
})

afterEach(() => vi.unstubAllEnvs())

describe('the address of the site', () => {
  it.each([
    'https://www.hivefield.in',
    'https://www.hivefield.in/',
    'https://www.hivefield.in/shop/?from=letter#top',
    'HTTPS://WWW.hivefield.in:443//',
  ])('%s counts as its origin', (written) => {
    vi.stubEnv('VITE_SITE_URL', written)
    expect(readEnvironment('production').siteUrl).toBe('https://www.hivefield.in')
  })
})

it('the subcategories that get a page are read whatever blanks and commas are between them', () => {
  vi.stubEnv('VITE_LISTING_SUBCATEGORIES', ' Raw_Honey, Wild_Honey ,, ')
  expect(readEnvironment('production').listings).toEqual(['Raw_Honey', 'Wild_Honey'])
})

it('a configuration file with a name that hosts do not know is refused', () => {
  vi.stubEnv('VITE_CONFIG_URL', '/settings.json')
  expect(() => readEnvironment('production')).toThrow("VITE_CONFIG_URL: '/settings.json' is no name for it")
})

it('a configuration file that is missing is named', () => {
  vi.stubEnv('VITE_CONFIG_URL', '/config.none.json')
  expect(() => readEnvironment('production')).toThrow('- /config.none.json: is missing')
})

it('without a mode of its own a build reads the configuration file that the site asks for', () => {
  expect(configUrlOf({})).toBe(configAddress)
})

it('the language that the shell asks the development server for is none of a build', () => {
  vi.stubEnv('SITE_LANGUAGE', 'hi')
  expect(servedLanguage('serve')).toBe('hi')
  expect(servedLanguage('build')).toBe('en')
  vi.stubEnv('SITE_LANGUAGE', 'xx')
  expect(() => servedLanguage('serve')).toThrow('SITE_LANGUAGE names xx')
  expect(servedLanguage('build')).toBe('en')
})

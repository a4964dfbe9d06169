import { describe, expect, it } from 'vitest'
import { kindOfRequest, listFieldsAt, pageKey, type RequestFacts, readSettings } from '@/worker/rules'
import { localConfig } from '../../support/data/configuration'

const origin = 'https://hivefield.example'
const asked = (change: Partial<RequestFacts>): RequestFacts => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  url: `${origin}/farmers`,
  accept: '*/*',
  ...change,
})
const json = 'application/json, text/plain, */*'

describe('what the worker answers', () => {
  it.each([
    ['pages', { mode: 'navigate', destination: 'document' }],
    ['configuration', { url: `${origin}/config.json` }],
    ['files', { url: `${origin}/assets/start-AbCd1234.js`, destination: 'script' }],
    ['pictures', { url: `${origin}/images/hero.svg`, destination: 'image' }],
    ['answers', { url: 'https://data.example/products/1', accept: json }],
  ] as const)('%s', (kind, change) => {
    expect(kindOfRequest(asked(change), origin)).toBe(kind)
  })

  it.each<[string, Partial<RequestFacts>]>([
    ['a POST, whatever its address', { method: 'POST', url: `${origin}/config.json`, accept: json }],
    ['HEAD, which asks whether there is a connection', { method: 'HEAD', mode: 'navigate' }],
    ['a picture of another origin', { url: 'https://cdn.example/a.png', destination: 'image' }],
    ['what Google’s map asks for', { url: 'https://maps.googleapis.com/maps/api/x' }],
    ['a page of another origin', { url: 'https://shop.example/', mode: 'navigate' }],
  ])('is never %s', (_what, change) => {
    expect(kindOfRequest(asked(change), origin)).toBeUndefined()
  })
})

describe('the settings in a configuration', () => {
  const read = (change: object = {}) => readSettings(JSON.stringify({ ...localConfig(), ...change }), origin)

  it('name the lists whose answers are cached, and nothing that books, likes or identifies', () => {
    const settings = read()
    if (!settings) throw new Error('The configuration is a good one.')
    const { endpoints } = localConfig()
    const cachedCalls = Object.entries(endpoints)
      .filter(([, base]) => listFieldsAt(`${origin}${base}one/two`, settings).length > 0)
      .map(([name]) => name)
    expect(cachedCalls.sort()).toEqual([
      'categories',
      'productsBySubcategory',
      'productsOfUser',
      'sites',
      'subcategories',
      'usersOfType',
    ])
  })

  it('hold with and without a slash at the end of an address, and for no longer name', () => {
    const settings = read({ endpoints: { ...localConfig().endpoints, sites: 'https://data.example/sites' } })
    if (!settings) throw new Error('The configuration is a good one.')
    expect(listFieldsAt('https://data.example/sites/a', settings)).toEqual(['sites'])
    expect(listFieldsAt('https://data.example/sites-of-others/a', settings)).toEqual([])
    expect(listFieldsAt('https://data.example/sites/a', undefined)).toEqual([])
  })

  it('are on unless they say otherwise', () => {
    expect(read({ offline: undefined })?.offline).toBe(true)
    expect(read({ offline: false })?.offline).toBe(false)
  })

  it.each(['', '<title>Log in</title>', 'null', '[]', '{}', '{"endpoints":{}}', '7'])(
    'are none in %j',
    (text) => {
      expect(readSettings(text, origin)).toBeUndefined()
    },
  )
})

describe('a page', () => {
  it('is cached under its path, however that is written', () => {
    expect(['/', '/farmers', '/farmers/', '/farmers/index.html', '/index.html'].map(pageKey)).toEqual([
      '/',
      '/farmers',
      '/farmers',
      '/farmers',
      '/',
    ])
  })
})

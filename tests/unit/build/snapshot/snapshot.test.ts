// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { categoryIds } from '@/config/category-ids'
import { listen } from '../../../../platform/http/listen'
import { testConfig } from '../../../support/data/test-config'

const product = {
  productid: 'HNY-1',
  productfriendlyname: 'Mustard Honey',
  contentsubcategory: 'Raw_Honey',
  status: 'Listed',
  consumeradminid: 'honeyfarm',
}

/** `undefined` is a call that fails. */
type Answers = Record<'all' | 'raw' | 'names' | 'offers' | 'users' | 'stores', unknown>
const whole: Answers = {
  all: { products: [product] },
  raw: { products: [product] },
  names: { contentsubcategories: [{ contentsubcategoryname: 'Raw_Honey' }] },
  offers: { products: [product] },
  users: { users: [{ username: 'greenbasket' }] },
  stores: { sites: [] },
}

/** Which answer a path gets; all others list everything. */
const answering: [part: string, name: keyof Answers][] = [
  ['contentSubCategories', 'names'],
  ['Raw_Honey', 'raw'],
  ['allProducts', 'raw'],
  ['Retailer', 'users'],
  ['Store', 'stores'],
  [categoryIds.pollination, 'offers'],
]

describe('the listings that a build is made from', () => {
  let folder = ''
  let close = async () => {}
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
    // The configuration that is in force is the module's, and other tests share modules.
    vi.resetModules()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    await close()
    rmSync(folder, { recursive: true })
  })
  const file = () => join(folder, 'snapshot.json')

  /** Takes them from a platform that answers so. */
  async function store(
    answers: Answers,
    allowEmpty = false,
    given: { listings?: string[]; isRelative?: boolean; siteUrl?: string } = {},
  ) {
    const { storeListings } = await import('../../../../build/snapshot/snapshot')
    const server = createServer(({ url = '' }, response) => {
      const name = answering.find(([part]) => url.includes(part))?.[1] ?? 'all'
      const answer = url.includes('token') ? { access_token: 't' } : answers[name]
      if (answer === undefined) response.statusCode = 404
      response.end(JSON.stringify(answer ?? {}))
    })
    const listening = await listen(server)
    const { origin } = listening
    close = listening.close
    const shipped = testConfig(given.isRelative ? 'http://localhost' : origin)
    const endpoints = JSON.parse(JSON.stringify(shipped.endpoints).replaceAll('"http://localhost', '"'))
    const config = { ...shipped, endpoints, environment: 'staging' as const }
    const { listings = ['Raw_Honey'], siteUrl = origin } = given
    return storeListings({ config, listings, siteUrl, snapshotFile: file() }, { allowEmpty })
  }

  it('hold the addresses of the site as paths, and others as the site would ask for them', async () => {
    const pictured = {
      ...product,
      productimageurl: 'https://www.hivefield.in/img/x.png',
      infourl: '//cdn.example/x',
    }
    await store({ ...whole, raw: { products: [pictured] } }, false, { siteUrl: 'https://www.hivefield.in' })
    const { listings } = JSON.parse(readFileSync(file(), 'utf8'))
    expect(listings.Raw_Honey[0]).toMatchObject({ image: '/img/x.png', info: 'https://cdn.example/x' })
  })

  it('are stored whole', async () => {
    expect(await store(whole)).toBe('Stored 1 products of 1 subcategories for the next build.')
    const { listings, offers, takenFrom } = JSON.parse(readFileSync(file(), 'utf8'))
    expect(takenFrom).toEqual({
      networkId: 'honeynet',
      user: 'HoneyFarm',
      productsOfUser: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\//),
    })
    expect(listings.Raw_Honey).toHaveLength(1)
    expect(offers[categoryIds.pollination]).toMatchObject({ count: 1 })
  })

  it('are stored without offers and stores where these cannot be had: others show them, too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await store({ ...whole, offers: undefined, users: undefined })
    const { offers, stores } = JSON.parse(readFileSync(file(), 'utf8'))
    expect(offers[categoryIds.pollination]).toBeUndefined()
    expect(stores).toBeUndefined()
  })

  it.each<[string, Partial<Answers>, RegExp]>([
    ['nothing is listed', { all: { products: [] }, raw: { products: [] } }, /the catalogue is empty/],
    [
      'nothing that is listed is for visitors',
      { all: { products: [{ ...product, status: 'Draft' }] } },
      /is empty/,
    ],
    ['an answer has no list', { all: { message: 'maintenance' } }, /the answer of http\S+ has no list/],
    ['an answer has another list than its own', { all: { errors: ['maintenance'] } }, /http\S+ has no list/],
    ['the retailers have another list', { users: { errors: ['maintenance'] } }, /Retailer has no list/],
    ['the stores of one have another list', { stores: { products: [] } }, /greenbasket\/Store has no list/],
    ['a collection has no list', { raw: { products: null } }, /Raw_Honey has no list/],
    ['a collection is lost', { raw: { products: [] } }, /Raw_Honey is empty, though/],
    ['the names have no list', { names: {} }, /contentSubCategories\S+ has no list/],
    ['the offers of a category have no list', { offers: {} }, /AGR12-100A has no list/],
    ['the retailers have no list', { users: { message: 'maintenance' } }, /Retailer has no list/],
    ['the stores of one have no list', { stores: {} }, /greenbasket\/Store has no list/],
    ['there are no names', { names: { contentsubcategories: [] } }, /no subcategories/],
  ])('stay as they were where %s, unless told otherwise', async (_case, broken, why) => {
    writeFileSync(file(), 'from before')
    await expect(store({ ...whole, ...broken })).rejects.toThrow(why)
    expect(readFileSync(file(), 'utf8')).toBe('from before')
    await close()
    await store({ ...whole, ...broken }, true)
    expect(readFileSync(file(), 'utf8')).toContain('takenAt')
  })

  it('are asked for at the site itself where its endpoints are relative', async () => {
    expect(await store(whole, false, { isRelative: true })).toMatch(/^Stored 1 products/)
  })

  it('need the address of the site for relative endpoints alone', async () => {
    const siteUrl = 'www.hivefield.in'
    expect(await store(whole, false, { siteUrl })).toMatch(/^Stored 1 products/)
    await close()
    await expect(store(whole, false, { siteUrl, isRelative: true })).rejects.toThrow(
      "relative to the site, and VITE_SITE_URL 'www.hivefield.in' is no address",
    )
  })

  it('hold the whole catalogue, also where it is named among the collections', async () => {
    const other = { ...product, productid: 'HNY-2', contentsubcategory: 'Wild_Honey' }
    await store({ ...whole, all: { products: [product, other] } }, false, { listings: ['allProducts'] })
    expect(JSON.parse(readFileSync(file(), 'utf8')).listings.allProducts).toHaveLength(2)
  })

  it('may be without a collection that has nothing', async () => {
    const other = { ...product, contentsubcategory: 'Wild_Honey' }
    await store({ ...whole, all: { products: [other] }, raw: { products: [] } })
    expect(existsSync(file())).toBe(true)
  })
})

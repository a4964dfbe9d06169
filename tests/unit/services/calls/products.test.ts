import { describe, expect, it } from 'vitest'
import {
  getAllProductsofUser,
  getProductsByParentId,
  productModelBasedonSubcategory,
} from '@/services/calls/products'
import { html, json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests, platformForTests } from '../../../support/servers/servers-for-tests'
import { expectConsole } from '../../../support/unit/expected-console'

const listed = { status: 'Listed', consumeradminid: 'honeyfarm' }
const honey = { productid: 'HNY-001', productfriendlyname: 'Raw Forest Honey', ...listed }

describe('on the platform', () => {
  const platform = platformForTests()

  it('lists the twelve honeys of the default category, and neither drafts nor those of others', async () => {
    const { items: honeys } = await getAllProductsofUser('HoneyFarm')
    expect(honeys).toHaveLength(12)
    expect(new Set(honeys.map(({ status, consumerAdminId }) => `${status} ${consumerAdminId}`))).toEqual(
      new Set(['Listed honeyfarm']),
    )
  })

  it('lists one subcategory', async () => {
    const { items: honeys } = await productModelBasedonSubcategory('AGR11-100A', 'Comb_Honey', 'HoneyFarm')
    expect(honeys.map(({ subcategory }) => subcategory)).toEqual(['Comb_Honey'])
  })

  it.each([
    'AGR14-100A',
    'AGR12-100A',
    'AGR16-1000',
    'AGR12-1012',
    'GHRAEXbI00',
    'AGR15-100C',
    'AGR12-100B',
    'AGR10-1010',
    'AGR10-1005',
  ])('has something to show from %s', async (categoryid) => {
    expect((await getAllProductsofUser('HoneyFarm', categoryid)).items.length).toBeGreaterThan(0)
  })

  it('reads pictures of the site’s own origin as paths', async () => {
    const { items } = await getAllProductsofUser('HoneyFarm')
    expect(items[0]?.image).toMatch(/^\/platform\/pictures\//)
  })

  it('shows what can be shown of a malformed list, and names each item it drops', async () => {
    for (const item of [1, 2, 3, 4, 5, 6, 7])
      expectConsole(
        'warn',
        `Products of AGR11-100A, Malformed_Honey: item ${item} of 'products' cannot be read and was dropped`,
      )
    const { items: honeys } = await productModelBasedonSubcategory(
      'AGR11-100A',
      'Malformed_Honey',
      'HoneyFarm',
    )
    expect(honeys.map(({ id }) => id)).toEqual(['HNY-ALL-STRINGS', 'HNY-SCRIPTS'])
    expect(honeys[0]).toMatchObject({ mrp: 410.5, itemCount: 7, likes: 12, rating: 4.1 })
    const { image, info, certificate, qr, buy } = honeys[1] ?? {}
    expect([image, info, certificate, qr, buy]).toEqual(Array(5).fill(undefined)) // all of them name scripts
  })

  it('takes a token that has expired for no hindrance', async () => {
    await platform.expireToken()
    expect((await getAllProductsofUser('HoneyFarm')).items).toHaveLength(12)
  })

  it('gives the whole answer by parent id', async () => {
    // R-API-11
    const answer = await getProductsByParentId('HoneyFarm', 'AGR10-1010')
    expect(answer).toMatchObject({ products: expect.arrayContaining([expect.objectContaining(listed)]) })
  })

  it('logs a server error, and passes the failure on', async () => {
    expectConsole('error', 'Products of AGR11-100A, Broken_Honey: server error (status 500)')
    await expect(
      productModelBasedonSubcategory('AGR11-100A', 'Broken_Honey', 'HoneyFarm'),
    ).rejects.toMatchObject({ name: 'ServiceError', kind: 'refused', status: 500 })
  })
})

describe('on the wire', () => {
  const server = misbehavingServerForTests()
  const sent = () => server().requests.at(-1)

  it('call 6 names the category and the subcategory, encoded, and sends its five headers', async () => {
    localStorage.setItem('token', 'good')
    server().reply(json({ products: [] }))
    await productModelBasedonSubcategory('AGR11-100A', 'A/B & C', 'HoneyFarm')
    expect(sent()).toMatchObject({
      method: 'GET',
      path: '/platform/content/models/honeynet/AGR11-100A/A%2FB%20%26%20C',
      headers: {
        authorization: 'Bearer good',
        orgid: 'HoneyFarm',
        networkid: 'honeynet',
        username: 'HoneyFarm',
        suborgid: '',
      },
    }) // R-API-08
  })

  it('call 9 asks for AGR11-100A where no category is named', async () => {
    // R-API-10 R-API-13
    localStorage.setItem('token', 'good')
    server().reply(json({ products: [] }))
    await getAllProductsofUser('HoneyFarm')
    expect(sent()).toMatchObject({
      method: 'GET',
      path: '/platform/content/products/honeynet/AGR11-100A',
      headers: { authorization: 'Bearer good' },
    })
  })

  it('call 10 names the user and the parent', async () => {
    // R-API-11
    localStorage.setItem('token', 'good')
    server().reply(json({ anything: 1 }))
    expect(await getProductsByParentId('HoneyFarm', 'tenant-0001')).toEqual({ anything: 1 })
    expect(sent()).toMatchObject({
      method: 'GET',
      path: '/platform/content/allproducts/honeynet/HoneyFarm/tenant-0001',
      headers: { authorization: 'Bearer good' },
    })
  })

  it.each([
    ['without products', {}],
    ['with null for products', { products: null }],
    ['with a text for products', { products: 'none today' }],
    ['that is a list', [honey]],
    ['that is null', null],
    ['that is a number', 7],
  ])('an answer %s is an empty list, and logged', async (_what, answer) => {
    // R-ERR-04
    localStorage.setItem('token', 'good')
    server().reply(json(answer))
    expectConsole('warn', "Products of AGR11-100A: the answer has no list 'products'")
    expect((await getAllProductsofUser('HoneyFarm')).items).toEqual([])
  })

  it('shows our own listed products alone, whatever the case of our name', async () => {
    localStorage.setItem('token', 'good')
    const products = [
      honey,
      { ...honey, productid: 'HNY-DRAFT', status: 'Draft' },
      { ...honey, productid: 'HNY-FOREIGN', consumeradminid: 'someoneelse' },
    ]
    server().reply(json({ products }))
    const { items } = await getAllProductsofUser('HONEYFARM')
    expect(items.map(({ id }) => id)).toEqual(['HNY-001']) // R-LIST-33 R-LIST-34
  })

  it.each([
    ['a refusal', text('no', 404), 'refused', 'failed (Request failed with status code 404)'],
    ['HTML', html(), 'malformed', 'failed (The answer is not JSON)'],
  ])('logs %s in general words, and passes it on', async (_what, reply, kind, words) => {
    localStorage.setItem('token', 'good')
    server().reply(reply)
    expectConsole('error', `Products of AGR11-100A: ${words}`)
    await expect(getAllProductsofUser('HoneyFarm')).rejects.toMatchObject({ kind }) // R-ERR-03
  })

  it('says nothing of a call that was given up', async () => {
    localStorage.setItem('token', 'good')
    const reason = new Error('left the page')
    const call = getAllProductsofUser('HoneyFarm', 'AGR11-100A', AbortSignal.abort(reason))
    await expect(call).rejects.toBe(reason)
  })
})

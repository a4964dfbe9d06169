import { describe, expect, it } from 'vitest'
import { getCategories } from '@/services/calls/categories'
import { locationProvider } from '@/services/calls/sites'
import { getSubCategories } from '@/services/calls/subcategories'
import { getAllUserofUserType } from '@/services/calls/users'
import { html, json, text } from '../../../support/servers/misbehaving-server'
import { misbehavingServerForTests, platformForTests } from '../../../support/servers/servers-for-tests'
import { expectConsole } from '../../../support/unit/expected-console'

describe('on the platform', () => {
  platformForTests()

  it('the honeys have five subcategories', async () => {
    const { items } = await getSubCategories('HoneyFarm', 'AGR11-100A')
    expect(items).toEqual(['Raw_Honey', 'Natural_Honey', 'Wild_Honey', 'Infused_Honey', 'Comb_Honey'])
  })

  it('the categories have names', async () => {
    const { items: categories } = await getCategories('HoneyFarm')
    expect(categories.length).toBeGreaterThan(0)
    expect(categories.every(({ name }) => name !== '')).toBe(true)
  })

  it('every user type has users, and their sites can be found', async () => {
    const kinds = [
      ['Retailer', 'Store'],
      ['FOOD-PROCESSOR', 'plant'],
      ['AAMC', 'Farm'],
    ] as const
    for (const [type, kind] of kinds) {
      const { items: users } = await getAllUserofUserType(type)
      expect(users.length, type).toBeGreaterThan(0)
      const [first = ''] = users
      expect((await locationProvider(first, kind)).items.length, type).toBeGreaterThan(0)
    }
  })

  it('a site whose coordinates are no numbers stays, without them', async () => {
    const { items: sites } = await locationProvider('purvi-mart', 'Store')
    expect(sites.map(({ name, latitude }) => [name, latitude])).toEqual([
      ['Salt Lake store, Kolkata', 22.5867],
      ['Pan Bazaar store, Guwahati', undefined],
    ])
  })

  it('a user may have no sites', async () => {
    expect((await locationProvider('deccan-dark-stores', 'Store')).items).toEqual([])
  })
})

describe('on the wire', () => {
  const server = misbehavingServerForTests()

  it.each([
    [
      'call 2 names the network twice, then the type',
      () => getAllUserofUserType('FOOD-PROCESSOR'),
      '/platform/identity/users/honeynet/honeynet/FOOD-PROCESSOR', // R-API-04
      { users: [] },
    ],
    [
      'call 3 names the network, the user and the kind',
      () => locationProvider('madhuban stores', 'plant'),
      '/platform/registry/sites/honeynet/madhuban%20stores/plant', // R-API-05
      { sites: [] },
    ],
    [
      'call 5 names the network twice, then the user',
      () => getCategories('HoneyFarm'),
      '/platform/content/categories/honeynet/honeynet/HoneyFarm', // R-API-06
      { categoryList: [] },
    ],
    [
      'call 8 names the network twice, contentSubCategories and the category',
      () => getSubCategories('HoneyFarm', 'AGR11-100A'),
      '/platform/content/subcategories/honeynet/honeynet/contentSubCategories/AGR11-100A', // R-API-09
      { contentsubcategories: [] },
    ],
  ])('%s, and sends the bearer', async (_title, call, path, answer) => {
    localStorage.setItem('token', 'good')
    server().reply(json(answer))
    expect(await call()).toEqual({ items: [], cachedAt: undefined })
    expect(server().requests).toHaveLength(1)
    expect(server().requests[0]).toMatchObject({
      method: 'GET',
      path,
      headers: { authorization: 'Bearer good' }, // R-API-03
    })
  })

  it('reads users, sites, categories and subcategories, and drops what it cannot read', async () => {
    localStorage.setItem('token', 'good')

    expectConsole('warn', "Users of type AAMC: item 2 of 'users' cannot be read and was dropped")
    server().reply(
      json({
        users: [{ username: 'asha' }, { username: 'null' }, { username: 'asha' }, { username: 'ravi' }],
      }),
    )
    expect((await getAllUserofUserType('AAMC')).items).toEqual(['asha', 'ravi'])

    expectConsole('warn', "Sites of asha: item 1 of 'sites' cannot be read and was dropped")
    server().reply(json({ sites: [null, { sitename: 'Hub', latitude: '12.9', longitude: '77.6' }, {}] }))
    expect((await locationProvider('asha', 'Farm')).items).toEqual([
      { id: 'asha-hub', name: 'Hub', owner: 'asha', latitude: 12.9, longitude: 77.6 },
      { id: 'asha-asha-3', name: 'asha 3', owner: 'asha' },
    ])

    expectConsole('warn', "Categories: item 2 of 'categoryList' cannot be read and was dropped")
    server().reply(json({ categoryList: [{ categoryid: 'AGR11-100A', categoryname: 'Honey' }, {}] }))
    expect((await getCategories('HoneyFarm')).items).toEqual([{ id: 'AGR11-100A', name: 'Honey' }]) // R-API-06

    expectConsole('warn', "Subcategories of AGR11-100A: item 1 of 'contentsubcategories' cannot be read")
    const names = ['null', 'Raw_Honey', 'Raw_Honey'].map((contentsubcategoryname) => ({
      contentsubcategoryname,
    }))
    server().reply(json({ contentsubcategories: names }))
    expect((await getSubCategories('HoneyFarm', 'AGR11-100A')).items).toEqual(['Raw_Honey'])
  })

  it.each([
    ['{}', {}],
    ['null for its list', { contentsubcategories: null }],
    ['a text for its list', { contentsubcategories: 'none' }],
    ['null', null],
    ['a list', [{ productid: 'HNY-1' }]],
    ['a number', 7],
  ])('takes an answer without its list for an empty one: %s', async (_what, answer) => {
    // R-ERR-04
    localStorage.setItem('token', 'good')
    server().reply(json(answer))
    expectConsole('warn', "Subcategories of AGR11-100A: the answer has no list 'contentsubcategories'")
    expect((await getSubCategories('HoneyFarm', 'AGR11-100A')).items).toEqual([])
  })

  it.each([
    ['a refusal', text('no', 403), 'refused'],
    ['another 2xx than 200', json({ categoryList: [], sites: [] }, 202), 'refused'],
    ['HTML', html(), 'malformed'],
  ])('names failures by their kind on %s', async (_what, reply, kind) => {
    localStorage.setItem('token', 'good')
    server().reply(reply)
    expectConsole('error', 'Failed to fetch categories')
    await expect(getCategories('HoneyFarm')).rejects.toMatchObject({
      kind,
      message: 'Failed to fetch categories', // R-API-07
    })
    await expect(locationProvider('asha', 'Farm')).rejects.toMatchObject({
      kind,
      message: 'Failed to fetch location', // R-MAP-10
    })
  })

  it('keeps the response with a named failure', async () => {
    localStorage.setItem('token', 'good')
    server().reply(json({ reason: 'closed' }, 403))
    await expect(locationProvider('asha', 'Farm')).rejects.toMatchObject({
      status: 403,
      response: { status: 403, data: { reason: 'closed' } },
    })
  })

  it('logs failures of users and subcategories, and passes them on', async () => {
    localStorage.setItem('token', 'good')
    server().reply(text('no', 500))
    expectConsole('error', 'Users of type AAMC: server error (status 500)')
    expectConsole('error', 'Subcategories of AGR11-100A: server error (status 500)')
    await expect(getAllUserofUserType('AAMC')).rejects.toMatchObject({ status: 500 })
    await expect(getSubCategories('HoneyFarm', 'AGR11-100A')).rejects.toMatchObject({ status: 500 })
  })

  it('says nothing of calls that were given up', async () => {
    localStorage.setItem('token', 'good')
    const reason = new Error('left the page')
    const gone = AbortSignal.abort(reason)
    await expect(getCategories('HoneyFarm', gone)).rejects.toBe(reason)
    await expect(getSubCategories('HoneyFarm', 'AGR11-100A', gone)).rejects.toBe(reason)
    await expect(getAllUserofUserType('AAMC', gone)).rejects.toBe(reason)
    await expect(locationProvider('asha', 'Farm', gone)).rejects.toBe(reason)
  })
})

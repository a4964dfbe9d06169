import { expect, it } from 'vitest'
import { catalogueHeaders, itemsOf, openPlatform } from './visitor-calls'

const platform = await openPlatform()
const category = async (id: string) => itemsOf(await platform.get(`content/products/honeynet/${id}`))
const visible = (item: Record<string, unknown>) =>
  item.status === 'Listed' && item.consumeradminid === 'honeyfarm'

it('holds exactly twelve honeys that visitors may see, over five subcategories', async () => {
  const items = (await category('AGR11-100A')).filter(visible)
  expect(items.map((item) => item.productid)).toEqual([
    'HNY-MUSTARD',
    'HNY-LITCHI',
    'HNY-EUCALYPTUS',
    'HNY-JAMUN',
    'HNY-AJWAIN',
    'HNY-ACACIA',
    'HNY-MULTIFLORA',
    'HNY-FOREST',
    'HNY-SUNDARBAN',
    'HNY-TULSI',
    'HNY-GINGER',
    'HNY-COMB',
  ])
  const answer = await platform.get('content/subcategories/honeynet/honeynet/contentSubCategories/AGR11-100A')
  expect(await answer.json()).toEqual({
    contentsubcategories: [
      { contentsubcategoryname: 'Raw_Honey' },
      { contentsubcategoryname: 'Natural_Honey' },
      { contentsubcategoryname: 'Wild_Honey' },
      { contentsubcategoryname: 'Infused_Honey' },
      { contentsubcategoryname: 'Comb_Honey' },
    ],
  })
})

it('lists drafts, unlisted and foreign honeys beside them, for the site to hide', async () => {
  const hidden = (await category('AGR11-100A')).filter((item) => !visible(item))
  expect(hidden.map((item) => [item.productid, item.status, item.consumeradminid])).toEqual([
    ['HNY-SIDR', 'Draft', 'honeyfarm'],
    ['HNY-NEEM', 'Unlisted', 'honeyfarm'],
    ['HNY-RUBBER', 'Listed', 'malabarbees'],
    ['HNY-KARANJ', 'Listed', 'vindhyahives'],
  ])
})

it('varies what a card must cope with', async () => {
  const items = (await category('AGR11-100A')).filter(visible)
  const ids = (where: (item: Record<string, unknown>) => boolean) =>
    items.filter(where).map((item) => item.productid)
  expect(ids((item) => Number(item.itemcount) === 0)).toEqual(['HNY-EUCALYPTUS', 'HNY-SUNDARBAN'])
  expect(ids((item) => item.itemcount === undefined)).toEqual(['HNY-MULTIFLORA'])
  expect(ids((item) => item.discountedprice === undefined)).toEqual(['HNY-JAMUN'])
  expect(ids((item) => item.productcost === 'null')).toEqual(['HNY-GINGER'])
  expect(ids((item) => item.country === 'null')).toEqual(['HNY-COMB'])
  expect(ids((item) => item.infourl === 'null')).toEqual(['HNY-COMB'])
  expect(ids((item) => item.buyurl === 'null')).toEqual(['HNY-MULTIFLORA'])
  expect(ids((item) => item.businessid === undefined)).toEqual(['HNY-LITCHI', 'HNY-TULSI'])
  expect(ids((item) => item.ratings === 4)).toEqual(['HNY-AJWAIN'])
  expect(ids((item) => (item.ratings ?? item.rating) === undefined)).toEqual(['HNY-GINGER'])
  expect(ids((item) => item.featured === true)).toEqual([
    'HNY-MUSTARD',
    'HNY-LITCHI',
    'HNY-ACACIA',
    'HNY-FOREST',
  ])
})

it.each([
  ['AGR14-100A', 6],
  ['AGR12-100A', 6],
  ['AGR16-1000', 3],
  ['AGR12-1012', 6],
  ['GHRAEXbI00', 5],
  ['AGR15-100C', 6],
  ['AGR12-100B', 3],
  ['AGR10-1010', 4],
  ['AGR10-1005', 4],
])('offers in %s as many as %i that visitors may see, and two that they may not', async (id, count) => {
  const items = await category(id)
  expect(items.filter(visible)).toHaveLength(count)
  expect(items).toHaveLength(count + 2)
})

it('names the ten categories for their tiles', async () => {
  const { categoryList } = await (await platform.get('content/categories/honeynet/honeynet/HoneyFarm')).json()
  expect(categoryList).toHaveLength(10)
  expect(categoryList[0]).toEqual({
    categoryid: 'AGR11-100A',
    categoryname: 'Honey',
    categoryimageurl: '/platform/pictures/categories/honey.svg',
  })
})

it('gives one subcategory of a category', async () => {
  const answer = await platform.get('content/models/honeynet/AGR11-100A/Infused_Honey', catalogueHeaders)
  const ids = (await itemsOf(answer)).map((item) => item.productid)
  expect(ids).toEqual(['HNY-TULSI', 'HNY-GINGER'])
})

it('names every header of call 6 that is wrong', async () => {
  const path = 'content/models/honeynet/AGR11-100A/Raw_Honey'
  const answer = await platform.get(path, { orgid: 'honeyfarm', networkid: 'honeynet' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe(
    "Wrong headers\norgid: must be 'HoneyFarm'\nusername: must be 'HoneyFarm'\nsuborgid: must be present and empty",
  )
  const { suborgid: _, ...without } = catalogueHeaders
  expect((await platform.get(path, without)).status).toBe(400)
  expect((await platform.get(path, { ...catalogueHeaders, suborgid: 'x' })).status).toBe(400)
})

it('gives the products of a parent: a category, or the tenant for all of them', async () => {
  const of = async (parent: string) =>
    itemsOf(await platform.get(`content/allproducts/honeynet/HoneyFarm/${parent}`))
  expect(await of('AGR16-1000')).toHaveLength(5)
  expect(await of('tenant-0001')).toHaveLength(16 + 8 + 8 + 5 + 8 + 7 + 8 + 5 + 6 + 6)
})

it.each([
  ['content/products/othernet/AGR11-100A', "Unknown network 'othernet'. This platform serves 'honeynet'."],
  ['content/products/honeynet/AGR99', "Unknown category 'AGR99'."],
  ['content/subcategories/honeynet/honeynet/contentSubCategories/AGR99', "Unknown category 'AGR99'."],
  [
    'content/categories/honeynet/othernet/HoneyFarm',
    "Unknown network 'othernet'. This platform serves 'honeynet'.",
  ],
  [
    'content/categories/honeynet/honeynet/Nobody',
    "Unknown user 'Nobody'. The catalogue belongs to 'HoneyFarm'.",
  ],
  ['content/allproducts/honeynet/HoneyFarm/tenant-9', "Unknown category 'tenant-9'."],
  ['content/elsewhere', 'No such call: GET /platform/content/elsewhere. docs/back-end.md lists them.'],
])('answers %s with 404 and %s', async (path, text) => {
  const answer = await platform.get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe(text)
})

it('says which method a call takes', async () => {
  const answer = await platform.post('content/products/honeynet/AGR11-100A', {}, await platform.bearer())
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toContain('GET')
})

it('makes as many generated honeys as asked for, the same each time', async () => {
  const [first, second] = [await openPlatform({ products: 1000 }), await openPlatform({ products: 1000 })]
  const bodies = await Promise.all(
    [first, second].map(async (one) => (await one.get('content/products/honeynet/AGR11-100A')).text()),
  )
  expect(bodies[0]).toBe(bodies[1])
  const items: Record<string, unknown>[] = JSON.parse(bodies[0] ?? '').products
  expect(items.filter(visible)).toHaveLength(1000)
  expect(new Set(items.map((item) => item.productid)).size).toBe(1004)
})

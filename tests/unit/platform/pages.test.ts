import { readdir } from 'node:fs/promises'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { catalogue } from '../../../platform/seed/catalogue'
import { openPlatform } from './visitor-calls'

const platform = await openPlatform()
const text = async (path: string) => (await platform.call(path)).text()

it('answers shop, information and certificate pages that name the product', async () => {
  expect(await text('shop/')).toContain(
    '<a href="/platform/shop/HNY-MUSTARD">Mustard Blossom Honey, 500 g</a>',
  )
  const shop = await text('shop/HNY-ACACIA')
  expect(shop).toContain('<h1>Kashmir Acacia Honey, 500 g</h1>')
  expect(shop).toContain('<span class="price">₹990</span> <s>₹1,150</s>')
  expect(await text('shop/HNY-GINGER')).toContain('₹375')
  expect(await text('info/HNY-MUSTARD')).toContain('<h1>About Mustard Blossom Honey, 500 g</h1>')
  expect(await text('certificates/HNY-MUSTARD')).toContain(
    '<h1>Certificate for Mustard Blossom Honey, 500 g</h1>',
  )
})

it.each(['HNY-NOWHERE', 'HNY-NEEM', 'HNY-RUBBER'])(
  'sells no %s: unknown, unlisted or foreign',
  async (id) => {
    const answer = await platform.call(`shop/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<h1>No such product</h1>')
  },
)

it('draws a QR image that leads to the information page, dark green on white', async () => {
  const answer = await platform.call('qr/HNY-MUSTARD.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  const svg = await answer.text()
  for (const colour of ['#17402A', '#FFFFFF']) expect(svg).toContain(colour)
  const drawn = sharp(Buffer.from(svg)).resize(480).ensureAlpha().raw()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  expect(decodeQR({ ...info, data })).toBe('http://platform.test/platform/info/HNY-MUSTARD')
  expect((await platform.call('qr/HNY-NOWHERE.svg')).status).toBe(404)
})

it('serves pictures as SVG that may be cached for an hour, and no other file', async () => {
  const answer = await platform.call('pictures/jars/mustard.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const etag = answer.headers.get('etag') ?? ''
  const again = await platform.call('pictures/jars/mustard.svg', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  for (const path of ['jars/nothing.svg', '..%2fREADME.md', 'jars/%2e%2e%2f%2e%2e%2fREADME.md']) {
    expect((await platform.call(`pictures/${path}`)).status).toBe(404)
  }
})

it('has every picture that the catalogue names', async () => {
  const drawn = await readdir('platform/pictures', { recursive: true })
  const named = catalogue().flatMap(({ picture, products }) => [
    picture,
    ...products.map((product) => product.productimageurl ?? ''),
  ])
  const missing = named.filter((url) => !drawn.includes(url.replace('/platform/pictures/', '')))
  expect([...new Set(missing)]).toEqual([])
})

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { productPreview } from '@/content/en/head/link-previews'
import { honeyTones } from '@/drawing/honey-tones'
import { type Drawings, drawPreview, previewSize } from '../../../../build/previews/draw'
import { jar, paleToDark } from '../../../../build/previews/jar'
import { type Lettering, openLettering } from '../../../../build/previews/lettering'
import { aProduct } from '../../../support/data/make-product'

let lettering: Lettering
beforeAll(async () => {
  lettering = await openLettering()
})

const draw = (product: object, svgOf: Drawings['svgOf'] = () => undefined) =>
  drawPreview(
    {
      kind: 'product',
      name: 'Honey',
      collection: 'Raw Honey',
      price: '₹1',
      mrp: '',
      image: '',
      alt: '',
      ...product,
    },
    lettering,
    { siteName: 'Hivefield', svgOf },
  )

describe('the preview of a product', () => {
  it.each([
    [
      'names of its own',
      'viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink"',
      '<g id="a"/><use xlink:href="#a"/>',
    ],
    ['no view box', 'width="100" height="100"', '<path d="M0 0h9v9z"/>'],
    ['a view box in single quotes', "viewBox='0 0 9 9'", '<path d="M0 0h9v9z"/>'],
  ])('can be drawn with a picture that has %s', async (_, attributes, parts) => {
    const svgOf = () =>
      `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${parts}</svg>`
    const svg = draw({ image: '/images/a.svg' }, svgOf)
    expect(svg).not.toContain('undefined')
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(previewSize)
  })

  it('leaves its picture the colours that parts of it inherit', () => {
    const svg = draw(
      {},
      () => '<svg viewBox="0 0 9 9" width="9" height="9" fill="none"><path d="M0 0h9"/></svg>',
    )
    expect(svg).toContain('<svg x="660" y="0" width="540" height="630" viewBox="0 0 9 9" fill="none">')
  })

  it("has the site's name for a heading where our type has letters neither for its name nor its collection", () => {
    const nameless = draw({ name: 'தேன் தேன்', collection: 'தேன் தேன்' })
    expect(nameless).toBe(draw({ name: 'Hivefield', collection: '' }))
  })

  it.each([
    ['<script>alert(1)</script>', {}],
    ['a name of 80 letters without a blank', { name: 'M'.repeat(80) }],
    ['a name in another script', { name: 'सरसों का शहद' }],
    ['nothing but a name', { collection: '', price: '' }],
  ])('can be drawn with %s', async (name, product) => {
    const svg = draw({ name, ...product })
    expect(svg).not.toContain('<script')
    expect(svg).not.toContain('NaN')
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(previewSize)
  })

  it('shows a jar of ours in the colour of the honey where its picture does not lie here', () => {
    const elsewhere = 'https://elsewhere.example/jamun.jpg'
    expect(draw({ name: 'Jamun Honey', image: elsewhere })).toContain(honeyTones.jamun.lit)
    expect(draw({ name: 'Sidr Honey' })).toContain(honeyTones.multiflora.lit)
  })

  it('strikes out the MRP where less is paid, and only there', () => {
    const struck = (svg: string) => svg.includes('v2h-')
    const preview = (product: object) => draw(productPreview(aProduct(product)))
    expect(struck(preview({ mrp: 380, discounted: 320 }))).toBe(true)
    expect(struck(preview({ mrp: 380 }))).toBe(false)
    expect(struck(preview({ mrp: 300, discounted: 320 }))).toBe(false)
  })
})

it("the preview of a listing has the site's name for a heading where our type has no letters for its own", () => {
  const drawn = (heading: string) =>
    drawPreview({ kind: 'listing', heading, count: '', honeys: [], alt: '' }, lettering, {
      siteName: 'Hivefield',
      svgOf: () => undefined,
    })
  expect(drawn('தேன் தேன்')).toBe(drawn('Hivefield'))
})

it('orders honeys from pale to dark', () => {
  expect(paleToDark(['Jamun', 'Unheard-of', 'Acacia', 'Forest'])).toEqual([
    'Acacia',
    'Unheard-of',
    'Forest',
    'Jamun',
  ])
  expect(jar('Acacia', 0, 0, 284)).toContain('width="148"')
})

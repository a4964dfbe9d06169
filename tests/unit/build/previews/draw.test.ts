import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { productPreview } from '@/content/en/head/link-previews'
import { honeyTones } from '@/drawing/honey-tones'
import { drawPreview, previewSize } from '../../../../build/previews/draw'
import { jar, paleToDark } from '../../../../build/previews/jar'
import { type Lettering, openLettering } from '../../../../build/previews/lettering'
import { aProduct } from '../../../support/data/make-product'

let lettering: Lettering
beforeAll(async () => {
  lettering = await openLettering()
})

const drawings = { siteName: 'Hivefield', svgOf: () => undefined }
const draw = (product: object) =>
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
    drawings,
  )

describe('the preview of a product', () => {
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

it('orders honeys from pale to dark', () => {
  expect(paleToDark(['Jamun', 'Unheard-of', 'Acacia', 'Forest'])).toEqual([
    'Acacia',
    'Unheard-of',
    'Forest',
    'Jamun',
  ])
  expect(jar('Acacia', 0, 0, 284)).toContain('width="148"')
})

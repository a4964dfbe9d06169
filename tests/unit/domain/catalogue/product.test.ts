import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProduct } from '@/domain/catalogue/product'

const site = 'https://hivefield.example'
const read = (fields: Record<string, unknown>) =>
  readProduct({ productid: 'HNY-001', productfriendlyname: 'Raw Forest Honey', ...fields }, site)

describe('reading a product', () => {
  it('reads every field that the back end knows', () => {
    const product = readProduct(
      {
        productid: 'HNY-001',
        productfriendlyname: 'Raw Forest Honey',
        productcost: 499,
        discountedprice: '449.50',
        productimageurl: '/platform/images/forest.svg',
        qacertificateurl: 'https://lab.example/HNY-001.pdf',
        productqrcodeurl: '/platform/qr/HNY-001.png',
        country: 'India',
        infourl: 'https://shop.example/info',
        buyurl: 'https://shop.example/buy',
        itemcount: '24',
        likes: 3,
        likecount: 7,
        featured: true,
        ratings: 4.5,
        timestamp: '2025-01-01T00:00:00Z',
        contentsubcategory: 'Raw_Honey',
        status: 'Listed',
        consumeradminid: 'honeyfarm',
        businessid: 'honeynet',
      },
      site,
    )
    expect(product).toEqual({
      id: 'HNY-001',
      name: 'Raw Forest Honey',
      mrp: 499,
      discounted: 449.5,
      image: '/platform/images/forest.svg',
      certificate: 'https://lab.example/HNY-001.pdf',
      qr: '/platform/qr/HNY-001.png',
      country: 'India',
      info: 'https://shop.example/info',
      buy: 'https://shop.example/buy',
      itemCount: 24,
      likes: 7,
      featured: true,
      rating: 4.5,
      timestamp: 1_735_689_600_000,
      subcategory: 'Raw_Honey',
      status: 'Listed',
      consumerAdminId: 'honeyfarm',
      businessId: 'honeynet',
    })
  })

  it('leaves absent what is missing', () => {
    expect(read({})).toEqual({
      id: 'HNY-001',
      name: 'Raw Forest Honey',
      likes: 0,
      featured: false,
      status: '',
      consumerAdminId: '',
    })
  })

  it('leaves absent what is the string null, down to the last field', () => {
    const nulls = Object.fromEntries(
      [
        [
          'productcost',
          'discountedprice',
          'productimageurl',
          'qacertificateurl',
          'productqrcodeurl',
          'country',
        ],
        [
          'infourl',
          'buyurl',
          'itemcount',
          'likes',
          'likecount',
          'featured',
          'ratings',
          'rating',
          'timestamp',
        ],
        ['contentsubcategory', 'businessid'],
      ]
        .flat()
        .map((field) => [field, 'null']),
    )
    expect(read(nulls)).toEqual(read({}))
  })

  it('cannot read an item without an id', () => {
    expect(readProduct({ productfriendlyname: 'Raw Forest Honey' }, site)).toBeUndefined()
    expect(read({ productid: 'null' })).toBeUndefined()
  })

  it('cannot read an item without a name', () => {
    expect(readProduct({ productid: 'HNY-001' }, site)).toBeUndefined()
    expect(read({ productfriendlyname: ' ' })).toBeUndefined()
  })

  it('cannot read what is not an object', () => {
    expect([null, 'HNY-001', 7, [], undefined].map((raw) => readProduct(raw, site))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('takes a number for an id', () => {
    expect(read({ productid: 17 })?.id).toBe('17')
  })

  it('has nothing left of what is oversold', () => {
    expect(read({ itemcount: -3 })?.itemCount).toBe(0)
    expect(read({ itemcount: '7' })?.itemCount).toBe(7)
    expect(read({})?.itemCount).toBeUndefined()
  })

  it('counts likes by likecount, else by likes, else as none', () => {
    expect(read({ likecount: '7', likes: 3 })?.likes).toBe(7)
    expect(read({ likecount: 'null', likes: 3 })?.likes).toBe(3)
    expect(read({ likecount: 0, likes: 3 })?.likes).toBe(0)
    expect(read({})?.likes).toBe(0)
    expect(read({ likes: -2 })?.likes).toBe(0)
  })

  it('rates by ratings, else by rating, from 0 to 5', () => {
    expect(read({ ratings: '4.5', rating: 2 })?.rating).toBe(4.5)
    expect(read({ ratings: 'null', rating: 2 })?.rating).toBe(2) // R-LIST-25
    expect(read({ rating: 9 })?.rating).toBe(5)
    expect(read({ rating: -1 })?.rating).toBe(0)
    expect(read({})?.rating).toBeUndefined()
  })

  it('keeps a cost of 0 and counts one below 0, or of a million millions, as absent', () => {
    expect(read({ productcost: 1e12, discountedprice: 1e308 })).toMatchObject({
      mrp: undefined,
      discounted: undefined,
    })
    expect(read({ productcost: 0 })?.mrp).toBe(0)
    expect(read({ productcost: -5 })?.mrp).toBeUndefined()
    expect(read({ productcost: '1,200' })?.mrp).toBeUndefined()
  })

  it('drops an address that could run a script', () => {
    const product = read({
      buyurl: 'javascript:alert(1)',
      infourl: 'data:text/html,hi',
      productqrcodeurl: 'data:image/png;base64,AA',
    })
    expect([product?.buy, product?.info, product?.qr]).toEqual([undefined, undefined, undefined])
  })

  it('never throws, whatever an item holds', () => {
    const fields = ['productcost', 'likes', 'ratings', 'timestamp', 'buyurl', 'featured', 'status', 'country']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), (odd) => {
        expect(read(odd)?.id).toBe('HNY-001')
      }),
    )
  })
})

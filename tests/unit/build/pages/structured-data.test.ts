import { describe, expect, it } from 'vitest'
import {
  localBusinesses,
  organisation,
  productData,
  productList,
} from '../../../../build/pages/structured-data'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

const site = 'https://hivefield.example'
const pathOf = ({ id }: { id: string }) => `/p/${id}`

describe('structured data', () => {
  it('names a product without a price, and calls it no product: it would have no offer', () => {
    const free = aProduct({ id: 'A', mrp: 0 })
    const priceless = aProduct({ id: 'B' })
    expect(productList([free, priceless], site, pathOf)).toMatchObject({
      itemListElement: [
        { position: 1, item: { '@type': 'Product', offers: { price: 0, priceCurrency: 'INR' } } },
        { position: 2, name: priceless.name, url: `${site}/p/B` },
      ],
    })
    expect(productData(priceless, site, pathOf)).toEqual([])
  })

  it('gives addresses in full, and leaves out what nobody knows', () => {
    const [bare] = productData(aProduct({ id: 'A', discounted: 5 }), site, pathOf)
    expect(bare).not.toHaveProperty('image')
    expect(bare).not.toHaveProperty('category')
    expect(bare).not.toHaveProperty('countryOfOrigin')
    const [full] = productData(aProduct({ image: '/a.svg', mrp: 5, itemCount: 0 }), site, pathOf)
    expect(full).toMatchObject({
      image: `${site}/a.svg`,
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  })

  it('says of us what is configured, and no more', () => {
    const config = testConfig(site)
    expect(organisation(site, config)).toMatchObject({
      telephone: config.contact.phone,
      email: config.contact.email,
    })
    const links = { ...config.links, social: { ...config.links.social } }
    for (const network of Object.keys(links.social) as (keyof typeof links.social)[])
      links.social[network] = ''
    const bare = organisation(site, { ...config, links, contact: { phone: '', email: '', hours: '' } })
    for (const name of ['telephone', 'email', 'sameAs', 'identifier']) expect(bare).not.toHaveProperty(name)
    const legal = { ...config.legal, fssai: '12345678901234' }
    expect(organisation(site, { ...config, legal })).toMatchObject({
      identifier: { propertyID: 'FSSAI', value: '12345678901234' },
    })
  })

  it('names the stores that can be found, as ours, and none where there are none', () => {
    const documents = localBusinesses(
      [
        { id: 'ravi-mandi', name: 'Mandi </script>', owner: 'ravi', latitude: 12.5, longitude: 77.25 },
        { id: 'ravi-lost', name: 'Lost', owner: 'ravi' },
      ],
      site,
    )
    const store = {
      '@type': 'LocalBusiness',
      '@id': `${site}/location#ravi-mandi`,
      name: 'Mandi </script>',
      geo: { latitude: 12.5, longitude: 77.25 },
      parentOrganization: { '@id': `${site}/#organisation` },
    }
    expect(documents).toMatchObject([{ '@graph': [store] }])
    expect(localBusinesses([], site)).toEqual([])
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { normalizeListingPath, normalizePath, normalizeUrl } from '@/app/normalize-url'
import { pageDataId } from '@/boot/page-data'
import { addressAliases } from '@/config/address-aliases'

const names = ['Raw_Honey', 'A/B & C']

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/Farmers', '/farmers'],
    ['/farmers/', '/farmers'],
    ['/FARMERS/index.html', '/farmers'],
    ['/Checkout/Payment/', '/checkout/payment'],
    ['/collections', '/collections/products/Raw_Honey'],
    ['/Collections/Products/', '/collections/products/Raw_Honey'],
    ['/Collections/PRODUCTS/Wild_Honey/', '/collections/products/Wild_Honey'],
    ['/collections/products/Wild_Honey/index.html', '/collections/products/Wild_Honey'],
    ['/No/Such/Page/', '/No/Such/Page/'],
    ['//farmers', '//farmers'],
  ])('is written as the site writes it: %s', (path, mended) => {
    expect(normalizePath(path)).toBe(mended)
  })

  it.each(Object.entries(addressAliases))(
    'that people write for ours leads to the page: %s',
    (alias, meant) => {
      for (const typed of [alias, `${alias}/`, alias.toUpperCase(), `${alias}/index.html`])
        expect(normalizePath(typed), typed).toBe(meant)
    },
  )

  it.each([
    ['/collections/products/raw-honey', '/collections/products/Raw_Honey'],
    ['/collections/products/raw%20honey', '/collections/products/Raw_Honey'],
    ['/collections/products/RAW_HONEY', '/collections/products/Raw_Honey'],
    ['/collections/products/raw%2520honey', '/collections/products/Raw_Honey'],
    ['/collections/products/raw-honey/HNY-1%2F2', '/collections/products/Raw_Honey/HNY-1%2F2'],
    ['/collections/products/a%2Fb%20%26%20c', '/collections/products/A%2FB%20%26%20C'],
    ['/collections/products/ALLPRODUCTS', '/collections/products/allProducts'],
    ['/collections/products/Saffron_Honey', '/collections/products/Saffron_Honey'],
    ['/collections/products/%E0%A4%A', '/collections/products/%E0%A4%A'],
  ])('takes the platform’s spelling of a subcategory that is known: %s', (path, mended) => {
    expect(normalizeListingPath(path, names)).toBe(mended)
  })
})

describe('an address with line breaks or empty parts', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it.each([
    ['/%0A', '/'],
    ['/farmers%0A', '/farmers'],
    ['/Farm%0d%0aers/?utm_source=x#top', '/farmers?utm_source=x#top'],
    ['/a%E2%80%A8b%e2%80%a9', '/ab'],
    ['//farmers', '/farmers'],
    ['//', '/'],
    ['//evil.example//nope', '/evil.example/nope'],
    ['/%0A/evil.example', '/evil.example'],
    ['/collections//products/A%2F%2FB', '/collections/products/A%2F%2FB'],
  ])('leads to the page that was meant, on this host: %s', (typed, meant) => {
    history.replaceState(null, '', location.origin + typed)
    normalizeUrl()
    expect(location.href).toBe(location.origin + meant)
  })
})

describe('an address below the prefix of a language, on a page of another', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  it.each([
    ['/HI/Farmers', '/hi/farmers'],
    ['/hi/Farmers/', '/hi/farmers'],
    ['/kn/about-us/index.html?utm_source=x#top', '/kn/about-us?utm_source=x#top'],
    ['/hi/collections', '/hi/collections/products/Raw_Honey'],
    ['/hi/farmer', '/hi/farmers'],
    ['/hi%0A', '/hi'],
    ['//hi/no%0Ape', '/hi/nope'],
  ])('is asked for as the site writes it: %s', (typed, meant) => {
    history.replaceState(null, '', location.origin + typed)
    const replace = vi.spyOn(location, 'replace').mockReturnValue()
    normalizeUrl()
    expect(replace.mock.calls).toEqual([[meant]])
  })

  it.each(['/', '/hi/farmers', '/hin', '/ta/Farmers', '/hi/nope'])('is left alone: %s', (typed) => {
    history.replaceState(null, '', typed)
    const replace = vi.spyOn(location, 'replace').mockReturnValue()
    normalizeUrl()
    expect(replace).not.toHaveBeenCalled()
    expect(location.pathname).toBe(typed)
  })
})

describe('a mended address that has another policy than the HTML', () => {
  const data = document.createElement('script')
  data.id = pageDataId
  data.type = 'application/json'
  afterEach(() => {
    data.remove()
    history.replaceState(null, '', '/')
  })
  const normalize = (typed: string, url: string) => {
    data.textContent = JSON.stringify({ url })
    document.body.append(data)
    history.replaceState(null, '', typed)
    const replace = vi.spyOn(location, 'replace').mockReturnValue()
    normalizeUrl()
    return replace.mock.calls
  }

  it.each([
    ['/location%0A', '/location'],
    ['/Location/?utm_source=x#top', '/location?utm_source=x#top'],
  ])('is asked for, since a policy lasts as long as its document: %s', (typed, meant) => {
    expect(normalize(typed, '*')).toEqual([[meant]])
  })

  it.each([
    ['/Location', '/location'],
    ['/location/', '/location'],
    ['/location', '*'], // a host without the page; it is not asked for again
    ['/Farmers', '*'],
  ])('and no other one: %s, with the HTML of %s', (typed, url) => {
    expect(normalize(typed, url)).toEqual([])
    expect(location.pathname).toBe(typed.toLowerCase().replace(/\/$/, ''))
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductCard } from '@/components/product/ProductCard'
import { ProductSlots } from '@/components/product/product-slots'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

const config = testConfig('https://platform.example')
const shop = 'https://shop.example/'

beforeEach(() => setShop(shop))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The configuration that was read at start names this shop. */
function setShop(shop: string): void {
  setRuntimeConfig({ ...config, links: { ...config.links, shop } })
}

function show(fields: Partial<Product> = {}, look: ProductCardLook = {}) {
  const product = aProduct({ name: 'Raw Forest Honey', ...fields })
  render(
    <MemoryRouter initialEntries={['/collections/products/allProducts?sort=A_Z']}>
      <ProductCard product={product} {...look} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('article', { name: product.name }))
}

describe('a product card', () => {
  it('is headed by the product id, and in subcategory mode by the subcategory', () => {
    expect(show({ id: 'HNY-9', subcategory: 'Raw_Honey' }).getByRole('heading').textContent).toBe(
      'HNY-9 Raw Forest Honey',
    ) // R-CARD-02
    cleanup()
    const card = show({ id: 'HNY-9', subcategory: 'Raw_Honey' }, { headingBySubcategory: true })
    expect(card.getByRole('heading').textContent).toBe('Raw Honey Raw Forest Honey') // R-CARD-01
  })

  it('has its name alone where it has no subcategory', () => {
    const card = show({ subcategory: undefined }, { headingBySubcategory: true })
    expect(card.getByRole('heading').textContent).toBe('Raw Forest Honey')
  })

  it('shows the discounted price first and the MRP beside it', () => {
    const card = show({ mrp: 380, discounted: 320 })
    expect(card.getByText('MRP ₹380').tagName).toBe('S')
    expect(card.getByText('Discounted price').parentElement?.textContent).toBe('Discounted price ₹320')
  })

  it.each([380, 400])('strikes out no MRP of ₹380 beside a price of ₹%i', (discounted) => {
    const card = show({ mrp: 380, discounted })
    expect(card.getByText('MRP ₹380').tagName).toBe('SMALL')
    expect(card.getByText('Discounted price').parentElement?.textContent).toBe(
      `Discounted price ₹${discounted}`,
    )
  })

  it('shows an MRP that nothing reduces without a line through it', () => {
    const card = show({ mrp: 380 })
    expect(card.getByText('MRP').parentElement?.outerHTML).toBe('<b><small>MRP </small>₹380</b>')
    expect(card.queryByText(/Save/)).toBeNull()
  })

  it('shows no price where there is none', () => {
    expect(show().queryByText(/₹|MRP/)).toBeNull()
  })

  it('leaves out MRP, discounted price and item count where prices are hidden', () => {
    const card = show({ mrp: 380, discounted: 320, itemCount: 0, country: 'India' }, { hidePrices: true })
    expect(card.queryByText(/₹|MRP|Available|Out of stock/)).toBeNull()
    expect(card.getByText('India').textContent).toBe('Country of origin: India') // R-CARD-13
    expect(card.queryByText(/Save/)).toBeNull()
  })

  it('has all else where prices are hidden', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const product = aProduct({
      name: 'Hive Uno',
      image: 'https://shop.example/hive.svg',
      qr: 'https://shop.example/qr.svg',
      info: 'https://shop.example/info',
      certificate: 'https://shop.example/certificate',
    })
    const like = () => <button type="button">Like Hive Uno</button>
    render(
      <ProductSlots value={{ like, quote: () => null, share: () => null, panel: () => null }}>
        <ProductCard product={product} hidePrices />
      </ProductSlots>,
      { wrapper: MemoryRouter },
    )
    expect(screen.getByAltText('Hive Uno')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'QR code for Hive Uno' })).toBeTruthy()
    for (const name of ['Info', 'Certificate', 'Buy Now'])
      expect(screen.getByRole('link', { name })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Like Hive Uno' })).toBeTruthy() // R-CARD-13
  })

  it('counts what is there, and says nothing of a count that nobody sent', () => {
    expect(show({ itemCount: 0 }).getByText('Available: 0')).toBeTruthy()
    cleanup()
    expect(show().queryByText(/Available/)).toBeNull()
  })

  it('says what the discounted price saves, where it saves anything', () => {
    expect(show({ mrp: 380, discounted: 320 }).getByText('Save ₹60 (15%)')).toBeTruthy()
    cleanup()
    expect(show({ mrp: 380, discounted: 380 }).queryByText(/Save/)).toBeNull()
    cleanup()
    expect(show({ discounted: 320 }).queryByText(/Save/)).toBeNull()
  })

  it('shows stars only where there is a rating, and says it in words', () => {
    expect(show({ rating: 4.55 }).getByText('Rated 4.6 of 5')).toBeTruthy()
    cleanup()
    expect(show({ rating: 0 }).getByText('Rated 0 of 5')).toBeTruthy()
    cleanup()
    expect(show().queryByText(/Rated/)).toBeNull()
  })

  it('says that nothing is left, and buys quietly then', () => {
    const card = show({ itemCount: 0 })
    expect(card.getByText('Out of stock')).toBeTruthy()
    const quiet = card.getByRole('link', { name: 'Buy Now' }).className
    cleanup()
    const loud = show({ itemCount: 1 }).getByRole('link', { name: 'Buy Now' }).className
    expect(quiet).not.toBe(loud)
    cleanup()
    const hidden = show({ itemCount: 0 }, { hidePrices: true }).getByRole('link', { name: 'Buy Now' })
    expect(hidden.className).toBe(loud)
  })

  it('opens its product over the view that is here, by one link with its name', () => {
    const product = {
      id: 'HNY 1/2',
      image: 'https://shop.example/jar.svg',
      qr: 'https://shop.example/qr.svg',
    }
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const card = show(product)
    const links = card.getAllByRole('link', { name: 'Raw Forest Honey' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/collections/products/allProducts?sort=A_Z&product=HNY+1%2F2',
    ])
    const others = [
      card.getByAltText('Raw Forest Honey'),
      card.getByRole('img', { name: 'QR code for Raw Forest Honey' }),
    ].map((picture) => picture.closest('a'))
    for (const other of others) {
      expect(other?.getAttribute('href')).toBe(links[0]?.getAttribute('href'))
      expect(other?.tabIndex).toBe(-1)
    }
  })

  it("buys at the product's own address, else in the shop, with 'Buy Now' unless the page says otherwise", () => {
    const own = show({ buy: 'https://shop.example/9' }).getByRole('link', { name: 'Buy Now' })
    expect(own.getAttribute('href')).toBe('https://shop.example/9')
    expect(own.getAttribute('target')).toBe('_blank')
    expect(own.getAttribute('rel')).toBe('noopener')
    cleanup()
    const other = show({}, { buyText: 'Request Now' }).getByRole('link', { name: 'Request Now' })
    expect(other.getAttribute('href')).toBe(shop)
    cleanup()
    setShop('')
    expect(show().getByRole('link', { name: 'Buy Now' }).getAttribute('href')).toBe('/coming-soon')
  })

  it("says 'Not Availaible' for an info link and a certificate without an address", () => {
    const card = show({}, { infoText: 'Model Details' })
    expect(card.getAllByText('Not Availaible').map((none) => none.parentElement?.textContent)).toEqual([
      'Model Details: Not Availaible',
      'Certificate: Not Availaible',
    ])
  })

  it('keeps places for liking and quoting, which it knows nothing of', () => {
    const product = aProduct({ name: 'Liked Honey' })
    const { rerender } = render(card(false), { wrapper: MemoryRouter })
    expect(screen.getByRole('button', { name: 'Like Liked Honey' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add Liked Honey to quote' })).toBeNull()
    rerender(card(true))
    expect(screen.getByRole('button', { name: 'Add Liked Honey to quote' })).toBeTruthy()

    function card(canBeQuoted: boolean) {
      return (
        <ProductSlots
          value={{
            like: ({ name }) => <button type="button">{`Like ${name}`}</button>,
            quote: ({ name }) => canBeQuoted && <button type="button">{`Add ${name} to quote`}</button>,
            share: () => null,
            panel: () => null,
          }}
        >
          <ProductCard product={product} />
        </ProductSlots>
      )
    }
  })
})

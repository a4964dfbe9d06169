import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProductCard } from '@/components/product/ProductCard'
import { ProductSlots } from '@/components/product/product-slots'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { ProductCardLook } from '@/content/shelf'
import type { Product } from '@/domain/product'
import { aProduct } from '../../../support/a-product'
import { testConfig } from '../../../support/test-config'

const config = testConfig('https://platform.example')
const shop = 'https://shop.example/'

beforeEach(() => setShop(shop))
afterEach(cleanup)

/** The configuration that was read at start names this shop. */
function setShop(shop: string): void {
  setRuntimeConfig({ ...config, links: { ...config.links, shop } })
}

function show(fields: Partial<Product> = {}, look: ProductCardLook = {}) {
  const product = aProduct({ name: 'Raw Forest Honey', ...fields })
  render(<ProductCard product={product} {...look} />, { wrapper: MemoryRouter })
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

  it('shows an MRP that nothing reduces without a line through it', () => {
    expect(show({ mrp: 380 }).getByText('MRP ₹380').tagName).toBe('B')
  })

  it('shows no price where there is none', () => {
    expect(show().queryByText(/₹|MRP/)).toBeNull()
  })

  it('leaves out MRP, discounted price and item count where prices are hidden', () => {
    const card = show({ mrp: 380, discounted: 320, itemCount: 0, country: 'India' }, { hidePrices: true })
    expect(card.queryByText(/₹|MRP|Available|Out of stock/)).toBeNull()
    expect(card.getByText('Country of origin: India')).toBeTruthy() // R-CARD-13
  })

  it('counts what is there, and says nothing of a count that nobody sent', () => {
    expect(show({ itemCount: 0 }).getByText('Available: 0')).toBeTruthy()
    cleanup()
    expect(show().queryByText(/Available/)).toBeNull()
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
    expect(card.getAllByText('Not Availaible')).toHaveLength(2)
  })

  it('keeps a place for liking, which it knows nothing of', () => {
    const product = aProduct({ name: 'Liked Honey' })
    render(
      <ProductSlots
        value={{
          like: ({ name }) => <button type="button">{`Like ${name}`}</button>,
          quote: () => null,
          share: () => null,
        }}
      >
        <ProductCard product={product} />
      </ProductSlots>,
      { wrapper: MemoryRouter },
    )
    expect(screen.getByRole('button', { name: 'Like Liked Honey' })).toBeTruthy()
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { OfferRows } from '@/features/offers/OfferRows'
import { aProduct } from '../../../support/data/make-product'
import { testConfig } from '../../../support/data/test-config'

beforeEach(() => setRuntimeConfig(testConfig('https://platform.example')))
afterEach(cleanup)

const whole: Partial<Product> = {
  id: 'POL-1',
  name: 'Mustard pollination',
  mrp: 1500,
  discounted: 1350,
  itemCount: 400,
  country: 'India',
  subcategory: 'Farm_Land',
  info: 'https://shop.example/info',
  buy: 'https://shop.example/1',
}

function show(fields: Partial<Product> = {}, look: ProductCardLook = {}, address = '/farmers') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <OfferRows
        offers={[aProduct({ ...whole, ...fields }), aProduct({ id: 'POL-2', name: 'Litchi pollination' })]}
        look={look}
      />
    </MemoryRouter>,
  )
  const article = screen.getByRole('article', { name: 'Mustard pollination' })
  const fold = article.querySelector('details')
  const row = article.querySelector('summary')
  if (!fold || !row) throw new Error('no fold')
  return { fold, row, card: within(article) }
}

it('says name and prices in the row, and everything else of the card inside', () => {
  const { fold, row, card } = show({}, { buyText: 'Request Now' })
  expect(fold.open).toBe(false)
  expect(row.textContent).toContain('Mustard pollination')
  expect(within(row).getByText('MRP ₹1,500')).toBeTruthy()
  expect(within(row).getByText('Discounted price').parentElement?.textContent).toBe('Discounted price ₹1,350') // R-CARD-07
  expect(card.getByRole('heading').textContent).toBe('POL-1 Mustard pollination') // R-CARD-02
  for (const text of ['Reference: POL-1', 'Country of origin: India', 'Available: 400', 'Save ₹150 (10%)'])
    expect(
      card.getByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeTruthy()
  expect(card.getByRole('link', { name: 'Info' }).getAttribute('href')).toBe('https://shop.example/info')
  expect(card.getByText('Not Availaible').parentElement?.textContent).toBe('Certificate: Not Availaible') // R-CARD-09
  expect(card.getByRole('link', { name: 'Request Now' }).getAttribute('href')).toBe('https://shop.example/1')
  expect(card.getByRole('link', { name: 'See in full' }).getAttribute('href')).toBe('/farmers?product=POL-1')
})

it("leads to its certificate, and to its information by the page's own words", () => {
  const { card } = show({ certificate: 'https://shop.example/paper' }, { infoText: 'Model Details' })
  expect(card.getByRole('link', { name: 'Model Details' }).getAttribute('href')).toBe(
    'https://shop.example/info',
  )
  expect(card.getByRole('link', { name: 'Certificate' }).getAttribute('href')).toBe(
    'https://shop.example/paper',
  ) // R-CARD-08
})

it.each([
  { service: true, words: 'Fully booked' },
  { service: false, words: 'Out of stock' },
])("says in the row that nothing is left: '$words'", ({ service, words }) => {
  const { row, card } = show({ itemCount: 0 }, { service })
  expect(within(row).getByText(words)).toBeTruthy()
  expect(card.getByText((_, element) => element?.textContent === 'Available: 0')).toBeTruthy()
})

it('says nothing of prices and stock where they are hidden, and what kind of offer it is instead', () => {
  const { fold, row } = show({ itemCount: 0 }, { hidePrices: true, headingBySubcategory: true })
  expect(fold.textContent).not.toMatch(/₹|MRP|Available|Out of stock|Fully booked|Save|POL-1/) // R-CARD-13
  expect(within(row).getByRole('heading').textContent).toBe('Farm Land Mustard pollination') // R-CARD-01
})

it('is open where the address leads to it, by its panel or by its anchor', () => {
  expect(show({}, {}, '/farmers?product=POL-1').fold.open).toBe(true)
  cleanup()
  expect(show({ id: 'POL 1/2' }, {}, '/farmers#offer-POL%201%2F2').fold.open).toBe(true)
  cleanup()
  expect(show({}, {}, '/farmers?product=POL-2').fold.open).toBe(false)
})

it('shares its fold with all the others, so that one closes the last', () => {
  const { fold } = show()
  const names = Array.from(document.querySelectorAll('details'), (each) => each.name)
  expect(names).toEqual([fold.name, fold.name])
  expect(fold.name).not.toBe('')
})

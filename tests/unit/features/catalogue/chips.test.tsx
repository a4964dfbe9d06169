import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { FilterChips } from '@/features/catalogue/filters/FilterChips'

afterEach(cleanup)

/** Shows the chips of an address, below the heading that takes the focus. */
function show(search: string) {
  history.replaceState(null, '', `/collections/products/Raw_Honey${search}`)
  render(
    <BrowserRouter>
      <h2 id="products-heading" tabIndex={-1}>
        Products
      </h2>
      <FilterChips />
    </BrowserRouter>,
  )
}

const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('chips', () => {
  it('are none where nothing narrows the list; an order is no chip', () => {
    show('?sort=A_Z')
    expect(texts()).toEqual([])
  })

  it.each([
    ['?from=100', []],
    ['?to=500', []], // R-LIST-13
    ['?from=500&to=100', []],
    ['?from=100&to=500', ['₹100 – ₹500']], // R-LIST-14
    ['?from=0&to=0.5', ['₹0 – ₹0.50']],
  ])('name the price range only where both ends are set and in order: %s', (search, chips) => {
    show(search)
    expect(texts()).toEqual(chips)
  })

  it.each([
    ['FEATURED', 'Featured'],
    ['BESTSELLER', 'Bestsellers'],
  ])('name what an order narrows: %s', (sort, chip) => {
    show(`?sort=${sort}`)
    expect(texts()).toEqual([chip])
  })

  it('name an availability, and none where both are chosen', () => {
    show('?stock=in')
    expect(texts()).toEqual(['In stock'])
    cleanup()
    show('?stock=in,out')
    expect(texts()).toEqual([])
  })

  it('are each taken away alone, and hand the focus on before they go', () => {
    show('?sort=BESTSELLER&from=100&to=500&stock=out&q=raw')
    remove('Remove price filter')
    expect(location.search).toBe('?sort=BESTSELLER&stock=out&q=raw')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }))
    remove('Remove Bestsellers filter')
    expect(location.search).toBe('?stock=out&q=raw')
    remove('Remove availability filter')
    expect(location.search).toBe('?q=raw')
    expect(texts()).toEqual(['‘raw’'])
    remove('Remove search')
    expect(location.search).toBe('')
    expect(texts()).toEqual([])
  })

  it('build on what the address says, not on what was drawn last', () => {
    show('?from=100&to=500')
    history.replaceState(history.state, '', '?from=100&to=500&stock=in')
    remove('Remove price filter')
    expect(location.search).toBe('?stock=in')
  })

  it('name liked products, whose ids stay in the address until the chip is gone', () => {
    show('?liked=a,b')
    expect(texts()).toEqual(['Liked'])
    remove('Remove liked filter')
    expect(location.search).toBe('')
  })

  it('have Remove All from two on, which leaves search, order and likes, and Start over for all', () => {
    show('?sort=A_Z&q=raw')
    expect(screen.queryByRole('button', { name: /Remove All|Start over/ })).toBeNull()
    cleanup()
    show('?sort=A_Z&q=raw&stock=in&liked=a&from=1&to=2&utm_source=mail')
    remove('Remove All')
    expect(location.search).toBe('?sort=A_Z&liked=a&q=raw&utm_source=mail') // R-LIST-18
    expect(screen.queryByRole('button', { name: 'Remove All' })).toBeNull() // nothing is left that it could remove
    remove('Start over')
    expect(location.search).toBe('?utm_source=mail')
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }))
  })
})

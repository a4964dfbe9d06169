import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '@/domain/listing'
import { Chips } from '@/features/catalogue/Chips'

afterEach(cleanup)

const nothing: Listing = { sort: '', stock: [], query: '' }

function show(choices: Partial<Listing>) {
  const change = vi.fn()
  const onRemoved = vi.fn()
  const listing = { ...nothing, ...choices }
  render(<Chips listing={listing} change={change} onRemoved={onRemoved} />)
  const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
  const remove = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { texts, remove, change, onRemoved }
}

describe('chips', () => {
  it('are none where nothing narrows the list; an order is no chip', () => {
    expect(show({ sort: 'A_Z' }).texts()).toEqual([])
  })

  it('name the price range only where both ends are set and in order', () => {
    expect(show({ from: 100 }).texts()).toEqual([])
    cleanup()
    expect(show({ to: 500 }).texts()).toEqual([]) // R-LIST-13
    cleanup()
    expect(show({ from: 500, to: 100 }).texts()).toEqual([])
    cleanup()
    expect(show({ from: 100, to: 500 }).texts()).toEqual(['₹100 – ₹500']) // R-LIST-14
    cleanup()
    expect(show({ from: 0, to: 0.5 }).texts()).toEqual(['₹0 – ₹0.50'])
  })

  it('name featured products and bestsellers', () => {
    expect(show({ sort: 'FEATURED' }).texts()).toEqual(['Featured'])
    cleanup()
    expect(show({ sort: 'BESTSELLER' }).texts()).toEqual(['Bestsellers'])
  })

  it('name an availability, and none where both are chosen', () => {
    expect(show({ stock: ['in'] }).texts()).toEqual(['Only: in stock'])
    cleanup()
    expect(show({ stock: ['in', 'out'] }).texts()).toEqual([])
  })

  it('are each taken away alone, and hand the focus on before they go', () => {
    const all = { sort: 'BESTSELLER', from: 100, to: 500, stock: ['out'], query: 'raw' } as const
    const { remove, change, onRemoved } = show({ ...all, stock: [...all.stock] })
    remove('Remove price filter')
    expect(change).toHaveBeenLastCalledWith({ ...all, from: undefined, to: undefined })
    remove('Remove Bestsellers filter')
    expect(change).toHaveBeenLastCalledWith({ ...all, sort: '' })
    remove('Remove availability filter')
    expect(change).toHaveBeenLastCalledWith({ ...all, stock: [] })
    expect(onRemoved).toHaveBeenCalledTimes(3)
  })
})

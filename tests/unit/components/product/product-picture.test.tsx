import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProductPicture } from '@/components/product/ProductPicture'

/** A box without a picture, which holds the place. */
const isQuietPlace = ({ firstElementChild }: Element) => firstElementChild?.childElementCount === 0

const loading = () => vi.spyOn(HTMLImageElement.prototype, 'complete', 'get')

beforeEach(() => {
  loading().mockReturnValue(false)
})
afterEach(cleanup)

it('shows the picture under the name of the product', () => {
  render(<ProductPicture src="https://shop.example/jar.svg" name="Raw Honey" />)
  const picture = screen.getByRole('img', { name: 'Raw Honey' })
  expect(picture.getAttribute('src')).toBe('https://shop.example/jar.svg')
  expect(picture.getAttribute('loading')).toBe('lazy')
})

it('asks at once for the first picture of a page', () => {
  render(<ProductPicture src="https://shop.example/jar.svg" name="Raw Honey" eager />)
  const picture = screen.getByRole('img', { name: 'Raw Honey' })
  expect(picture.getAttribute('loading')).toBeNull()
  expect(picture.getAttribute('fetchpriority')).toBe('high')
})

it('falls back to a quiet place where there is no picture or it is broken', () => {
  const { container, rerender } = render(<ProductPicture src={undefined} name="Raw Honey" />)
  expect(isQuietPlace(container)).toBe(true)
  rerender(<ProductPicture src="https://shop.example/gone.svg" name="Raw Honey" />)
  fireEvent.error(screen.getByRole('img', { name: 'Raw Honey' }))
  expect(isQuietPlace(container)).toBe(true)
})

it('tries again when the product gets another picture', () => {
  const { rerender } = render(<ProductPicture src="https://shop.example/gone.svg" name="Raw Honey" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<ProductPicture src="https://shop.example/new.svg" name="Raw Honey" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://shop.example/new.svg')
})

describe('a picture of the prerendered page that has no width', () => {
  const decoding = () => vi.spyOn(HTMLImageElement.prototype, 'decode')
  const show = () => {
    loading().mockReturnValue(true)
    return render(<ProductPicture src="https://shop.example/jar.svg" name="Raw Honey" />).container
  }

  it('gives way where it failed before anyone listened', async () => {
    decoding().mockRejectedValue(new DOMException('', 'EncodingError'))
    const container = show()
    await vi.waitFor(() => expect(isQuietPlace(container)).toBe(true), 4000)
  })

  it('stays where it is a drawing without a size', async () => {
    decoding().mockResolvedValue()
    const container = show()
    await act(async () => {})
    expect(isQuietPlace(container)).toBe(false)
  })
})

it('tries again once the connection is back', () => {
  render(<ProductPicture src="https://shop.example/jar.svg" name="Raw Honey" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('img', { name: 'Raw Honey' })).toBeTruthy()
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProductQrCode } from '@/components/product/ProductQrCode'
import styles from '@/components/product/ProductQrCode.module.scss'
import { aProduct } from '../../../support/data/make-product'

const withCode = (qr: string) => (
  <MemoryRouter>
    <ProductQrCode product={aProduct({ name: 'Raw Honey', qr })} />
  </MemoryRouter>
)
const hidden = (container: Element) => container.firstElementChild?.classList.contains(styles.broken ?? '-')

beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('leaves an empty place where the code does not come, and keeps its name; another one is shown', () => {
  const { container, rerender } = render(withCode('https://shop.example/gone.svg'))
  expect(hidden(container)).toBe(false)
  fireEvent.error(screen.getByRole('img', { name: 'QR code for Raw Honey' }))
  expect(hidden(container)).toBe(true)
  expect(screen.getByRole('img', { name: 'QR code for Raw Honey' })).toBeTruthy()
  rerender(withCode('https://shop.example/new.svg'))
  expect(hidden(container)).toBe(false)
})

it('is asked for anew once the connection is back', () => {
  const { container } = render(withCode('https://shop.example/code.svg'))
  const failed = screen.getByRole('img')
  fireEvent.error(failed)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(hidden(container)).toBe(false)
  expect(screen.getByRole('img')).not.toBe(failed)
})

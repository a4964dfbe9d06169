import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as language from '@/config/language'
import { QuoteButton } from '@/features/quote-list/QuoteButton'
import { quoteStorage } from '@/features/quote-list/storage/quote-storage'
import { aProduct } from '../../../support/data/make-product'

beforeEach(() => quoteStorage.write(''))
afterEach(cleanup)

it("'Add to quote', pressed twice in a row, adds the product; a later press takes it off", () => {
  render(<QuoteButton product={aProduct({ id: 'HNY-PRESSED', name: 'Jamun' })} />, { wrapper: MemoryRouter })
  const button = screen.getByRole('button')
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(quoteStorage.read()).toBe('HNY-PRESSED*1')
  expect(button.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(button, { detail: 0 }) // by the keyboard
  expect(quoteStorage.read()).toBe('')
})

it('a name that is only heard is marked as English where the page is not', () => {
  vi.spyOn(language, 'sentLanguage', 'get').mockReturnValue('en')
  render(<QuoteButton product={aProduct({ name: 'Jamun' })} />, { wrapper: MemoryRouter })
  expect(screen.getByText('Jamun').lang).toBe('en')
})

import { expect, it } from 'vitest'
import { rupees } from '@/domain/format/money'

it.each([
  [100, '₹100'],
  [0, '₹0'],
  [1200, '₹1,200'],
  [100_000, '₹1,00,000'], // R-LIST-32
  [99.5, '₹99.50'],
  [1234.56, '₹1,234.56'],
  [99.999, '₹100'],
])('writes %d as %s', (value, text) => {
  expect(rupees(value)).toBe(text)
})

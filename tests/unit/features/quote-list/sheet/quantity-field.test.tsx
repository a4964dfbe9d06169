import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quoteList as copy } from '@/content/en/pages/quote-list'
import { clampQuantity } from '@/domain/quote/quote-items'
import { QuantityField } from '@/features/quote-list/sheet/QuantityField'

/** The field of a list that has 24 pieces. */
function Jamun() {
  const [quantity, setQuantity] = useState(24)
  return (
    <QuantityField
      name="Jamun"
      quantity={quantity}
      typedInLink={undefined}
      onChange={(update) => setQuantity((now) => clampQuantity(update(now)))}
    />
  )
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const said = () => screen.getByRole('status').textContent
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const leave = () => fireEvent.blur(field())

beforeEach(() => void render(<Jamun />))
afterEach(cleanup)

it.each([
  ['2.5', 2],
  ['0', 1],
  ['-3', 1],
  ['99999', 9999],
  ['2.9', 2],
  ['12000', 9999],
])('%s typed as a quantity becomes %i once the field is left, which says so', (typed, shown) => {
  type(typed)
  expect([field().value, said()]).toEqual([typed, ''])
  leave()
  expect(field().value).toBe(String(shown))
  expect(said()).toBe(copy.countsAs(typed, shown))
  type('7')
  leave()
  expect([field().value, said()]).toEqual(['7', ''])
})

it('no quantity leaves the last one', () => {
  type('')
  leave()
  expect([field().value, said()]).toEqual(['24', ''])
})

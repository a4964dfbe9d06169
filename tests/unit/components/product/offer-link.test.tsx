import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { OfferLink } from '@/components/offers/OfferLink'
import { offerAnchor } from '@/components/offers/offer-anchor'

const offer = { id: 'POL 1/2' }
const show = (found: { id: string } | undefined) =>
  render(
    <MemoryRouter initialEntries={['/farmers']}>
      <OfferLink offer={found} otherwise="#services">
        To the offer
      </OfferLink>
      <div id={offerAnchor(offer)}>
        <details>
          <summary>Mustard</summary>
        </details>
      </div>
    </MemoryRouter>,
  )
const link = () => screen.getByRole('link', { name: 'To the offer' })
const isOpen = () => screen.getByText('Mustard').closest('details')?.open

afterEach(cleanup)

it("leads to an offer's anchor, encoded, and opens it where it is folded", () => {
  show(offer)
  expect(link().getAttribute('href')).toBe('/farmers#offer-POL%201%2F2')
  fireEvent.click(link())
  expect(isOpen()).toBe(true)
})

it('leads to somewhere else without an offer, and opens nothing', () => {
  show(undefined)
  expect(link().getAttribute('href')).toBe('/farmers#services')
  fireEvent.click(link())
  expect(isOpen()).toBe(false)
})

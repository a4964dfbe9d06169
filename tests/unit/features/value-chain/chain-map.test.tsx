import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { sixServices } from '@/content/en/business/six-services'
import { ecoEntrepreneur } from '@/content/en/pages/eco-entrpreneur'
import { ChainMap } from '@/features/value-chain/ChainMap'

const shed = {
  id: 'CAP-SHED',
  name: 'Let a shed for extraction, per month',
  likes: 0,
  featured: false,
  status: 'Listed',
  consumerAdminId: 'user',
}
const show = (offers = [shed]) => {
  const { picture, places, toOffer, toPage } = ecoEntrepreneur.map
  const map = { picture, places, toOffer, toPage, offers }
  return render(
    <MemoryRouter>
      <ChainMap {...map} />
    </MemoryRouter>,
  )
}

afterEach(cleanup)

it('names each of the six services once', () => {
  const names = ecoEntrepreneur.map.places.map(({ service }) => service)
  expect(names.toSorted()).toEqual(
    Object.values(sixServices)
      .map(({ name }) => name)
      .toSorted(),
  )
})

it('leads from a place to its offer in the list, and to the page of its service without one', () => {
  show()
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/manufacturers',
    '/farmers',
    '/eco-contributor',
    '/beekeepers',
    '/#offer-CAP-SHED',
    '/#services',
  ])
  expect(links[4]?.textContent).toBe('Contract manufacturing A shed for honey work See offer')
})

it('has a number on the map for each place, with the same address and out of the way of the keyboard', () => {
  const { container } = show()
  const pins = [...container.querySelectorAll('[aria-hidden] a')]
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(pins.map((pin) => pin.getAttribute('href'))).toEqual(links.map((link) => link.getAttribute('href')))
  expect(pins.every((pin) => pin.getAttribute('tabindex') === '-1')).toBe(true)
})

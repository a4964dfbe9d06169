import { readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { FlowerToDoor } from '@/pages/home/FlowerToDoor'

afterEach(cleanup)

/** Where the bee flies, by the `li` that a rule is for; later rules win. */
const flightsIn = (styles: string) =>
  Array.from(
    styles.matchAll(/(li:\S+ )?image \{\s*offset-path: path\("([^"]*)"\)/g),
    ([, place = 'li', path]) => ({ place: place.trim(), path }),
  )

it('has its bee fly along the thread', () => {
  const [narrow = '', wide = ''] = readFileSync('src/pages/home/_flight.scss', 'utf8').split('breakpoint-up')
  const flights = [flightsIn(wide), flightsIn(narrow)]
  const { container } = render(
    <MemoryRouter>
      <FlowerToDoor />
    </MemoryRouter>,
  )
  const places = [...container.querySelectorAll('ol > li')]
  expect(places).toHaveLength(5)
  for (const item of places) {
    const drawn = Array.from(item.querySelectorAll('path'), (piece) => piece.getAttribute('d'))
    const flown = flights.map((all) => all.findLast(({ place }) => item.matches(place))?.path)
    expect(flown).toEqual(drawn)
  }
})

import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Banner } from '@/components/sections/Banner'
import { CategoryTiles } from '@/components/sections/CategoryTiles'
import { CallToAction } from '@/components/sections/closing/CallToAction'
import { Story } from '@/pages/home/Story'
import { Thread } from '@/pages/technology/Thread'

const show = (piece: ReactElement) => render(<MemoryRouter>{piece}</MemoryRouter>)
const jar = { src: '/images/jar.svg', width: 48, height: 60, alt: 'A jar of honey' }
const story = {
  heading: 'The hive',
  text: 'It measures.',
  picture: jar,
  points: ['Weight', 'Sound'],
  link: { label: 'Explore', href: '/eco-bee' },
}

afterEach(cleanup)

it('shows the picture of a banner at once, in a box of its proportions', () => {
  show(<Banner heading="Honey" picture={jar} />)
  const picture = screen.getByRole('img', { name: 'A jar of honey' })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['48', '60'])
  expect(picture.getAttribute('loading')).toBeNull()
})

it('waits with a picture that small screens hide until it is near: one that is never seen is never fetched', () => {
  show(<Banner heading="Honey" picture={jar} quiet />)
  const picture = screen.getByRole('img', { name: 'A jar of honey' })
  expect(picture.getAttribute('loading')).toBe('lazy')
  expect(picture.getAttribute('fetchpriority')).toBeNull()
  const early = document.head.querySelector('link[rel="preload"]')
  expect(early?.getAttribute('href')).toBe(jar.src)
  expect(early?.getAttribute('media')).toBe('(min-width: 768px)')
})

it('keeps the words of a banner as they are, hyphens included', () => {
  show(<Banner heading="Introducing Eco-Bee for Eco-Contributor" />)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Introducing Eco-Bee for Eco-Contributor')
})

it('gives the landscape of a banner one alternative text and a box for each of its two cuts', () => {
  const wide = { src: '/wide.svg', width: 1440, height: 640, alt: 'A field' }
  const narrow = { src: '/narrow.svg', width: 720, height: 540, alt: '' }
  const { container } = show(<Banner heading="Honey" scene={{ wide, narrow }} />)
  expect(screen.getAllByRole('img', { name: 'A field' })).toHaveLength(1)
  expect(container.querySelector('source')?.getAttribute('height')).toBe('640')
  expect(container.querySelector('img')?.getAttribute('height')).toBe('540')
})

it('makes one link of a category tile, with its image and its title', () => {
  show(<CategoryTiles tiles={[{ picture: jar, title: 'Farmer', href: '/farmers' }]} />)
  const tile = screen.getByRole('link')
  expect(tile.getAttribute('href')).toBe('/farmers')
  expect(tile.textContent).toBe('Farmer')
  expect(within(tile).getByRole('img', { name: 'A jar of honey' })).toBeTruthy()
})

it('leads from a call to action to another site', () => {
  const buttons = [{ label: 'Start Now', href: 'https://app.example/sign-up' }] as const
  show(<CallToAction heading="Begin" text="Sign up." buttons={buttons} />)
  const region = screen.getByRole('region', { name: 'Begin' })
  const link = within(region).getByRole('link', { name: 'Start Now' })
  expect(link.getAttribute('href')).toBe('https://app.example/sign-up')
})

it('numbers the points of a story as its picture does', () => {
  const { container } = show(<Story {...story} />)
  const points = [...container.querySelectorAll('ol > li')].map((point) => point.textContent)
  expect(points).toEqual(['Weight', 'Sound'])
})

it('shows the stations of a thread in their order', () => {
  const stations = [
    { title: 'Field', text: 'Bees fly.', picture: jar },
    { title: 'Plant', text: 'Jars are filled.', picture: jar },
  ]
  show(<Thread stations={stations} />)
  const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(titles).toEqual(['Field', 'Plant'])
})

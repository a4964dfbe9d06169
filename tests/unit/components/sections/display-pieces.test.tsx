import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Banner } from '@/components/sections/Banner'
import { Card } from '@/components/sections/Card'
import { SectionHeading } from '@/components/sections/SectionHeading'

const picture = { src: '/images/jar.svg', width: 72, height: 72, alt: 'A jar' }

afterEach(cleanup)

it('puts title, id and extra class of a heading into the page', () => {
  const { container } = render(<SectionHeading title="Benefits" id="benefits" className="heading--green" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Benefits' }).id).toBe('benefits') // R-UI-03
  expect(container.querySelector('.heading--green h2')).not.toBeNull()
})

it('needs no id and no class for a heading', () => {
  render(<SectionHeading title="Benefits" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Benefits' }).id).toBe('')
})

it('puts title, class name and two buttons of a banner into the page', () => {
  render(
    <MemoryRouter>
      <Banner
        heading="Adopt a hive"
        className="banner--green"
        buttons={[
          { label: 'Explore', href: '/eco-bee' },
          { label: 'Sign up', href: 'https://app.example/sign-up' },
        ]}
      />
    </MemoryRouter>,
  )
  const banner = screen.getByRole('heading', { level: 1, name: 'Adopt a hive' }).closest('section')
  expect(banner?.className).toContain('banner--green') // R-UI-03
  const links = within(banner as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Explore', '/eco-bee'],
    ['Sign up', 'https://app.example/sign-up'],
  ])
})

it('shows a banner with one button, and one with none', () => {
  const { rerender } = render(
    <MemoryRouter>
      <Banner heading="Services" buttons={[{ label: 'Ask', href: '/book-demo' }]} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(
    <MemoryRouter>
      <Banner heading="Services" />
    </MemoryRouter>,
  )
  expect(screen.queryAllByRole('link')).toHaveLength(0)
})

it('puts image, title and body text of a card into the page', () => {
  render(<Card title="Organic" text="Nothing was added." picture={picture} />)
  expect(screen.getByRole('img', { name: 'A jar' }).getAttribute('src')).toBe('/images/jar.svg')
  expect(screen.getByRole('heading', { level: 3, name: 'Organic' })).toBeDefined()
  expect(screen.getByText('Nothing was added.')).toBeDefined()
}) // R-UI-03

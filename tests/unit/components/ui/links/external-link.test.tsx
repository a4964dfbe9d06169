import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { AppLink } from '@/components/ui/links/AppLink'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import { NewTabNote } from '@/components/ui/links/NewTabNote'

afterEach(cleanup)

it('opens a new tab, and says so in its description, not in its name', () => {
  render(
    <>
      <ExternalLink href="https://shop.example/jar">Buy Now</ExternalLink>
      <NewTabNote />
    </>,
  )
  const link = screen.getByRole('link', { name: 'Buy Now' }) // R-CARD-14
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  const note = document.getElementById(link.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('opens in a new tab')
  expect(note?.hidden).toBe(true)
})

it('keeps the description that it was given', () => {
  render(
    <ExternalLink href="https://shop.example/jar" aria-describedby="name">
      Buy Now
    </ExternalLink>,
  )
  expect(screen.getByRole('link').getAttribute('aria-describedby')).toBe('name opens-in-new-tab')
})

it.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  '//other.example',
  '/\\other.example',
  'mailto:a@b.example',
])('does not follow %s', (href) => {
  render(<ExternalLink href={href}>Certificate</ExternalLink>)
  expect(screen.getByText('Certificate').hasAttribute('href')).toBe(false)
})

it.each(['https://a.example/x', 'http://a.example', '/platform/certificate.pdf'])('follows %s', (href) => {
  render(<ExternalLink href={href}>Certificate</ExternalLink>)
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})

it('leaves the site in the same tab where it is told to, without a word about tabs', () => {
  render(
    <MemoryRouter>
      <AppLink href="https://app.example/login">Login</AppLink>
    </MemoryRouter>,
  )
  const link = screen.getByRole('link', { name: 'Login' })
  expect(link.hasAttribute('target')).toBe(false)
  expect(link.hasAttribute('aria-describedby')).toBe(false)
})

it('looks like a button wherever it leads', () => {
  render(
    <MemoryRouter>
      <ButtonLink href="/book-demo">Book Demo</ButtonLink>
      <ButtonLink href="https://maps.example" look="forest" small newTab>
        Directions
      </ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Book Demo' }).className).toContain('btn btn-honey')
  const directions = screen.getByRole('link', { name: 'Directions' })
  expect(directions.className).toContain('btn btn-forest btn-sm')
  expect(directions.getAttribute('target')).toBe('_blank')
})

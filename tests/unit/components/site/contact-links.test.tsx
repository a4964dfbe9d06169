import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ContactLinks } from '@/components/site/ContactLinks'

afterEach(cleanup)

it('dials digits and the plus, whatever stands between them', () => {
  render(<ContactLinks phone="+91 (80) 0000-0000" email="hello@honey.example" />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['+91 (80) 0000-0000', 'tel:+918000000000'],
    ['hello@honey.example', 'mailto:hello@honey.example'],
  ]) // R-LAY-08
})

it('leaves out what the configuration does not have, and itself where it has neither', () => {
  const { container, rerender } = render(<ContactLinks phone="" email="hello@honey.example" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  rerender(<ContactLinks phone="" email="" />)
  expect(container.innerHTML).toBe('')
})

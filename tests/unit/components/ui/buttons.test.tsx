import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '@/components/ui/Button'
import { CloseButton } from '@/components/ui/CloseButton'

afterEach(cleanup)

it('is a button that sends no form unless it is told to', () => {
  render(
    <>
      <Button>Ask</Button>
      <Button type="submit">Send</Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Ask' }).getAttribute('type')).toBe('button')
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit')
})

it.each([
  ['honey', 'btn-honey'],
  ['forest', 'btn-forest'],
  ['outline', 'btn-outline'],
  ['text', 'btn-text'],
] as const)('has the look %s', (look, variant) => {
  render(
    <Button look={look} small>
      Ask
    </Button>,
  )
  expect(screen.getByRole('button').className.split(' ')).toEqual(
    expect.arrayContaining(['btn', variant, 'btn-sm']),
  )
})

it('hands on whatever a button may have', () => {
  const onClick = vi.fn()
  render(
    <Button onClick={onClick} aria-busy>
      Verify
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

it('closes what it stands in', () => {
  const onClick = vi.fn()
  render(<CloseButton onClick={onClick} />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClick).toHaveBeenCalledOnce()
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CardSkeleton } from '@/components/product/CardSkeleton'

afterEach(cleanup)

it('is there for the eye alone', () => {
  const { container } = render(<CardSkeleton />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  expect(container.textContent).toBe('')
  expect(screen.queryByRole('article')).toBeNull()
})

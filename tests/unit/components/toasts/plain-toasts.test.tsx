import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PlainToasts } from '@/components/toasts/PlainToasts'
import { toast } from '@/components/toasts/toast'

afterEach(cleanup)

it('a message that is closed leaves the focus with the page', () => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <PlainToasts />
    </>,
  )
  act(() => toast.error('Not sent'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Not sent')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it } from 'vitest'
import ToastStack from '@/components/toasts/ToastStack'
import { toast, toastQueue } from '@/components/toasts/toast'

afterEach(cleanup)

it('shows each message once, also where React runs effects twice', async () => {
  toast.success('Sent')
  toast.error('Refused')
  render(
    <StrictMode>
      <ToastStack />
    </StrictMode>,
  )
  expect(await screen.findAllByText('Refused')).toHaveLength(1)
  expect(screen.getAllByText('Sent')).toHaveLength(1)
  expect(toastQueue.list()).toEqual([])
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import * as device from '@/browser/storage/clear-device'
import { ClearDeviceButton } from '@/components/site/ClearDeviceButton'
import { legal } from '@/content/en/site/legal'

afterEach(cleanup)

const press = () => fireEvent.click(screen.getByRole('button', { name: legal.forget }))
const said = () => screen.getByRole('status').textContent

it('clears nothing without a connection, since the page could not come back, and says so', () => {
  const clearDevice = vi.spyOn(device, 'clearDevice').mockResolvedValue()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ClearDeviceButton />, { wrapper: MemoryRouter })
  press()
  expect(said()).toBe(legal.forgetOffline)
  expect(clearDevice).not.toHaveBeenCalled()

  online.mockReturnValue(true)
  press()
  expect(said()).toBe('')
  expect(clearDevice).toHaveBeenCalledOnce()
})

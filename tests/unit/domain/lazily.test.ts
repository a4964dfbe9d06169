import { expect, it, vi } from 'vitest'
import { lazily } from '@/domain/lazily'

it('makes nothing before it is asked for, and then once', () => {
  const make = vi.fn(() => ({ name: 'formatter' }))
  const formatter = lazily(make)
  expect(make).not.toHaveBeenCalled()
  expect(formatter()).toBe(formatter())
  expect(make).toHaveBeenCalledOnce()
})

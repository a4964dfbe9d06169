import { expect, it, vi } from 'vitest'
import { once } from '@/domain/once'

it('makes nothing before it is asked for, and then once', () => {
  const make = vi.fn(() => ({ name: 'formatter' }))
  const formatter = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(formatter()).toBe(formatter())
  expect(make).toHaveBeenCalledOnce()
})

it('does once what makes nothing', () => {
  const act = vi.fn()
  const actOnce = once(act)
  actOnce()
  actOnce()
  expect(act).toHaveBeenCalledOnce()
})

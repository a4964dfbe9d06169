import { expect, it } from 'vitest'
import { linkOr } from '@/config/link-or'

it('leads to Coming Soon where the configuration has no address', () => {
  expect(linkOr('https://app.example/login')).toBe('https://app.example/login')
  expect(linkOr('')).toBe('/coming-soon') // R-ROUTE-26
  expect(linkOr(undefined)).toBe('/coming-soon')
})

import { expect, it } from 'vitest'
import { linkOrComingSoon } from '@/config/link-or-coming-soon'

it('leads to Coming Soon where the configuration has no address', () => {
  expect(linkOrComingSoon('https://app.example/login')).toBe('https://app.example/login')
  expect(linkOrComingSoon('')).toBe('/coming-soon') // R-ROUTE-26
})

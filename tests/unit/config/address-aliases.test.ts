import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { addressAliases } from '@/config/address-aliases'

const addresses = routes.flatMap((layout) => layout.pages.map(({ path }) => path))

describe('addresses that people write for ours', () => {
  it.each(Object.entries(addressAliases))('%s is no page, and leads to one: %s', (alias, path) => {
    expect(alias).toBe(alias.toLowerCase())
    expect(addresses).not.toContain(alias)
    expect(addresses).toContain(path)
  })

  it('are those that were agreed on', () => {
    expect(addressAliases).toEqual({
      '/eco-entrepreneur': '/eco-entrpreneur',
      '/eco-entrepreneurs': '/eco-entrpreneur',
      '/eco-contributors': '/eco-contributor',
      '/farmer': '/farmers',
      '/beekeeper': '/beekeepers',
      '/manufacturer': '/manufacturers',
      '/brand': '/brands',
      '/consumer': '/consumers',
      '/service': '/services',
      '/about': '/about-us',
      '/usp': '/our-usp',
      '/demo': '/book-demo',
    })
  })
})

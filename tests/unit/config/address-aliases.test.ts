import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { addressAliases } from '@/config/address-aliases'

const screens = routes.flatMap((layout) => layout.screens.map(({ path }) => path))

describe('addresses that people write for ours', () => {
  it.each(Object.entries(addressAliases))('%s is no page, and leads to one: %s', (alias, path) => {
    expect(alias).toBe(alias.toLowerCase())
    expect(screens).not.toContain(alias)
    expect(screens).toContain(path)
  })
})

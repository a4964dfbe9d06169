import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { root } from '../../../build/folders.mjs'
import { platformFile, productsWanted } from '../../../platform/settings'

afterEach(() => vi.unstubAllEnvs())

it.each([undefined, ''])('the database is in the folder of the site where PLATFORM_FILE is %o', (told) => {
  vi.stubEnv('PLATFORM_FILE', told)
  expect(platformFile()).toBe(join(root, '.data/platform.db'))
})

it('PLATFORM_FILE is taken as it is written', () => {
  vi.stubEnv('PLATFORM_FILE', ':memory:')
  expect(platformFile()).toBe(':memory:')
})

it.each<[told: string | undefined, wanted: { products?: number }]>([
  [undefined, {}],
  ['', {}],
  ['1', { products: 1 }],
  ['999999', { products: 999_999 }],
])('PLATFORM_PRODUCTS %o asks for %o', (told, wanted) => {
  vi.stubEnv('PLATFORM_PRODUCTS', told)
  expect(productsWanted()).toEqual(wanted)
})

it.each(['0', '007', '1e2', '-1', '1.5', ' 5', '1000000', 'many'])('PLATFORM_PRODUCTS refuses %o', (told) => {
  vi.stubEnv('PLATFORM_PRODUCTS', told)
  expect(productsWanted).toThrow(`must be a whole number from 1 to 999999, not '${told}'.`)
})

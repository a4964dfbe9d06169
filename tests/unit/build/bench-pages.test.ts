import { expect, it } from 'vitest'
import { unknownPages } from '../../../bench/pages'

it('A page that npm run bench is asked for and does not have is named, also beside one that it has', () => {
  expect(unknownPages(['home', 'farmers', 'listing', 'quote list'])).toEqual([])
  expect(unknownPages(['home', 'farmer', ''])).toEqual(['farmer', ''])
})

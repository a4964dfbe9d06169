import { expect, it } from 'vitest'
import { listing } from '@/content/en/pages/listing'

it.each(['_', ' ', '__'])("a listing called '%s' has a heading and a title all the same", (name) => {
  expect(listing.nameOf(name)).toBe('Our honey')
  expect(listing.head(name).title).toMatch(/^Our honey.* \| Hivefield$/)
})

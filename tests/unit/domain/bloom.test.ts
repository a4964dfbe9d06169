import { expect, it } from 'vitest'
import { format } from '@/content/en/site/format'
import { bloomIn, bloomSeenFrom, stopIn } from '@/domain/bloom'

const mustard = { full: ['December', 'January'], edges: ['November', 'February'] } as const
const apple = { full: ['March', 'April'], edges: [] } as const

it('knows a month of full bloom, one before or after it, and one without', () => {
  expect(bloomIn(mustard, 'January')).toBe('full')
  expect(bloomIn(mustard, 'February')).toBe('edge')
  expect(bloomIn(mustard, 'June')).toBe('none')
})

it('tells who plans that the first flowers are a month away, over the end of a year as well', () => {
  expect(bloomSeenFrom(mustard, 'October')).toBe('soon')
  expect(bloomSeenFrom({ full: ['January'], edges: [] }, 'December')).toBe('soon')
  expect(bloomSeenFrom(mustard, 'December')).toBe('full')
  expect(bloomSeenFrom(apple, 'May')).toBe('none')
})

it('stops a road at the first crop in full bloom, else where some flowers are, else nowhere', () => {
  expect(stopIn([mustard, apple], 'March')).toBe(1)
  expect(stopIn([apple, mustard], 'November')).toBe(1)
  expect(stopIn([mustard, apple], 'July')).toBeUndefined()
})

it('lists words as one says them', () => {
  expect(format.list(['March'])).toBe('March')
  expect(format.list(['December', 'January'])).toBe('December and January')
  expect(format.list(['Onion seed', 'Litchi', 'Apple'])).toBe('Onion seed, Litchi and Apple')
})

import { expect, it } from 'vitest'
import { findOffer } from '@/domain/catalogue/find-offer'

const mustard = { name: 'Mustard pollination, per colony for 30 days', subcategory: 'Pollination' }
const onion = { name: 'Onion seed pollination', subcategory: 'Pollination' }
const shed = { name: 'Let a shed for extraction, per month', subcategory: 'Sheds' }
const land = { name: 'Let your acre', subcategory: 'Farm_Land' }
const offers = [shed, onion, mustard, land]

it.each([
  ['by a word of its name, whatever its case', ['MUSTARD'], mustard],
  ['by words that follow each other', ['onion seed'], onion],
  ['by a word of its subcategory', ['land'], land],
  ['by an earlier word rather than by a later one', ['acre', 'shed'], land],
  ['and of several the first of the list', ['pollination'], onion],
])('finds an offer %s', (_, words, offer) => {
  expect(findOffer(words, offers)).toBe(offer)
})

it.each([
  ['where only a part of a word is the same', ['must']],
  ['where no word is known', ['apple']],
  ['without a word', []],
])('finds none %s', (_, words) => {
  expect(findOffer(words, offers)).toBeUndefined()
})

it('takes a word as it is written, signs included', () => {
  expect(findOffer(['sheds (all)', '.*'], offers)).toBeUndefined()
})

it('knows an offer that has no subcategory', () => {
  expect(findOffer(['apple'], [{ name: 'Apple pollination', subcategory: undefined }])?.name).toBe(
    'Apple pollination',
  )
})

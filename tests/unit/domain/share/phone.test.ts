import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhone, normalizePhone } from '@/domain/share/phone'

describe('a phone number, typed, pasted or filled in,', () => {
  it.each([
    ['9876543210'],
    ['98765 43210'],
    ['98765-43210'],
    ['(98765) 43210'],
    ['98765.43210'],
    [' 9876543210 '],
    ['+919876543210'],
    ['+91 98765 43210'],
    ['+91-98765–43210'],
    ['919876543210'],
    ['00919876543210'],
    ['0091 98765 43210'],
    ['[98765] 43210'],
    ['09876543210'],
    ['0 98765 43210'],
    ['९८७६५४३२१०'],
    ['೯೮೭೬೫ 43210'],
    ['\u202a+91 98765\u00a043210\u202c'],
  ])('%j becomes its ten digits', (typed) => {
    expect(normalizePhone(typed)).toBe('9876543210') // R-DEMO-06
  })

  it.each([
    ['98765432101', 'eleven digits without a leading 0'],
    ['987654321', 'nine digits'],
    ['98765abcde', 'letters'],
    ['+9198765', 'too short behind +91'],
    ['+449876543210', 'another country'],
    ['9 8', 'just begun'],
    ['', 'nothing'],
  ])('%j stays as it was: %s', (typed) => {
    expect(normalizePhone(typed)).toBe(typed)
  })

  it('keeps the first digits of a number that only looks like a country code', () => {
    expect(normalizePhone('9123456789')).toBe('9123456789')
    expect(normalizePhone('0123456789')).toBe('0123456789')
  })

  it('becomes ten digits or stays as it was, and a second time changes nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+91 -().abc'), maxLength: 20 })
    fc.assert(
      fc.property(typed, (text) => {
        const phone = normalizePhone(text)
        expect(phone === text || isPhone(phone)).toBe(true)
        expect(normalizePhone(phone)).toBe(phone)
      }),
    )
  })
})

it.each([
  ['9876543210', true],
  ['0123456789', true],
  ['987654321', false],
  ['+919876543210', false],
  ['98765 43210', false],
  ['९८७६५४३२१०', false],
  ['', false],
])('is ten digits and nothing else: %j %s', (text, is) => {
  expect(isPhone(text)).toBe(is)
})

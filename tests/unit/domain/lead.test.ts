import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enterpriseSizes, normalisePhone } from '@/domain/lead'

it('offers the four enterprise sizes', () => {
  expect(enterpriseSizes).toEqual(['Large', 'Medium', 'Small', 'Micro'])
})

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
    ['\u202a+91 98765\u00a043210\u202c'],
  ])('%j becomes its ten digits', (typed) => {
    expect(normalisePhone(typed)).toBe('9876543210') // R-DEMO-06
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
    expect(normalisePhone(typed)).toBe(typed)
  })

  it('keeps the first digits of a number that only looks like a country code', () => {
    expect(normalisePhone('9123456789')).toBe('9123456789')
    expect(normalisePhone('0123456789')).toBe('0123456789')
  })

  it('becomes ten digits or stays as it was, and a second time changes nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+91 -().abc'), maxLength: 20 })
    fc.assert(
      fc.property(typed, (text) => {
        const phone = normalisePhone(text)
        expect(phone === text || /^\d{10}$/.test(phone)).toBe(true)
        expect(normalisePhone(phone)).toBe(phone)
      }),
    )
  })
})

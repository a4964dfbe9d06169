import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxAfter,
  codeIn,
  codeLength,
  emptyCode,
  fillBoxes,
  isCompleteCode,
} from '@/domain/demo/one-time-code'
import { latinDigits } from '@/domain/format/latin-digits'

describe('a pasted text', () => {
  it.each([
    ['123456', '123456'],
    ['001234', '001234'],
    ['123 456', '123456'],
    ['१२३४५६', '123456'],
    ['ನಿಮ್ಮ ಕೋಡ್ ೧೨೩ 456', '123456'],
    [' 12-34–56\n', '123456'],
    ['G-123456 is your code', '123456'],
    ['Your code is 123 456', '123456'],
    ['Your code is 123 456. It is valid for 10 minutes', '123456'],
    ['Order 7654321: code 112233', '112233'],
    ['+91 98450 00108, code 123 456', '123456'],
    ['2026-11-22 code 445566', '445566'],
    ['abcdef', 'abcdef'],
    [' A1B2C3\n', 'A1B2C3'],
    ['45', '45'],
    ['1234567', '1234567'],
  ])('%j holds the code %s', (text, code) => {
    expect(codeIn(text)).toBe(code) // R-OTP-05 R-OTP-06
  })

  it.each(['x', 'abc', 'abc-def', 'abc def', 'abcdefg', 'Your code', 'G-'])('%j holds none', (text) => {
    expect(codeIn(text)).toBe('')
  })

  it('brings no letter, unless six characters stand alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = codeIn(text)
        const alone = latinDigits(text).trim()
        expect(/^\d*$/.test(code) || (code === alone && [...code].length === codeLength)).toBe(true)
      }),
    )
  })
})

describe('the six boxes of a code', () => {
  it('are empty at first', () => {
    expect(emptyCode).toEqual(['', '', '', '', '', ''])
  })

  it('take a whole code from the first box on', () => {
    expect(fillBoxes(emptyCode, 0, '001234')).toEqual(['0', '0', '1', '2', '3', '4'])
  })

  it('fill from the current box and drop what does not fit', () => {
    expect(fillBoxes(emptyCode, 2, '45')).toEqual(['', '', '4', '5', '', ''])
    expect(fillBoxes(['1', '2', '', '', '', ''], 4, '5678')).toEqual(['1', '2', '', '', '5', '6'])
  })

  it('keep the characters that the new ones do not reach', () => {
    expect(fillBoxes(['1', '2', '3', '4', '5', '6'], 1, '99')).toEqual(['1', '9', '9', '4', '5', '6'])
  })

  it('drop blanks and dashes of a pasted code', () => {
    expect(fillBoxes(emptyCode, 0, '123 456')).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(fillBoxes(emptyCode, 0, ' 12-34–56\n')).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('take letters too, for the back end to refuse', () => {
    expect(fillBoxes(emptyCode, 0, 'abcdef')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('stay as they were when only a blank was typed', () => {
    expect(fillBoxes(['1', '', '', '', '', ''], 1, ' ')).toEqual(['1', '', '', '', '', ''])
  })

  it('hand on to the box after the last one filled, at most to the last', () => {
    expect(boxAfter(0, '1')).toBe(1)
    expect(boxAfter(2, '4 5')).toBe(4)
    expect(boxAfter(0, '123456')).toBe(5)
    expect(boxAfter(3, ' ')).toBe(3)
  })

  it('make a code once all six are filled', () => {
    expect(isCompleteCode(['1', '2', '3', '4', '5', '6'])).toBe(true)
    expect(isCompleteCode(['1', '2', '', '4', '5', '6'])).toBe(false)
    expect(isCompleteCode(['1', '2', '3'])).toBe(false)
  })

  it('are always six, with at most one character each, and leave those before the current one alone', () => {
    const boxes = fc.array(fc.constantFrom('', '1', 'a'), { minLength: codeLength, maxLength: codeLength })
    fc.assert(
      fc.property(boxes, fc.nat(codeLength - 1), fc.string({ unit: 'grapheme' }), (current, at, typed) => {
        const filled = fillBoxes(current, at, typed)
        expect(filled).toHaveLength(codeLength)
        expect(filled.every((box) => [...box].length <= 1 && !/[\s-]/.test(box))).toBe(true)
        expect(filled.slice(0, at)).toEqual(current.slice(0, at))
      }),
    )
  })
})

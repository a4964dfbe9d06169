import { describe, expect, it } from 'vitest'
import { usableText } from '@/domain/usable-text'

describe('a text that may be shown', () => {
  it('is the answer without the blanks around it', () => {
    expect(usableText(' OTP validated\n')).toBe('OTP validated')
    expect(usableText('123456')).toBe('123456')
    expect(usableText('x'.repeat(200))).toBe('x'.repeat(200))
  })

  it.each([
    [''],
    ['  \n'],
    ['<!doctype html>'],
    ['  <b>Hello</b>'],
    ['x'.repeat(201)],
    [undefined],
    [null],
    [123456],
    [{}],
  ])('is absent for %j', (answer) => {
    expect(usableText(answer)).toBeUndefined()
  })
})

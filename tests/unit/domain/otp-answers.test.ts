import { describe, expect, it } from 'vitest'
import { isSendOtpError, otpValidated, usableText } from '@/domain/otp-answers'

describe('the answers of the one-time code calls', () => {
  it('know the one success of a verification', () => {
    expect(otpValidated).toBe('OTP validated')
  })

  it('know the three refusals word for word', () => {
    expect(isSendOtpError('Email Already Registered.')).toBe(true)
    expect(isSendOtpError('Mobile Already Registered')).toBe(true)
    expect(isSendOtpError('Server error: Failed to send OTP via Email')).toBe(true)
  })

  it.each([
    ['Email Already Registered'],
    ['Mobile Already Registered.'],
    ['mobile already registered'],
    ['OTP sent'],
    [''],
  ])('take %j for no refusal', (text) => {
    expect(isSendOtpError(text)).toBe(false)
  })
})

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

import { describe, expect, it } from 'vitest'
import { isSendOtpError, otpValidated } from '@/domain/demo/otp-answers'

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

/** The one answer of call 12 that means success (R-OTP-15). */
export const otpValidated = 'OTP validated'

/** Answers of call 11 that are refusals whatever their status, word for word (R-DEMO-18). */
const sendOtpErrors = [
  'Email Already Registered.',
  'Mobile Already Registered',
  'Server error: Failed to send OTP via Email',
] as const

/** Whether an answer of call 11 is a known refusal; any other text is a success with a 2xx alone. */
export function isSendOtpError(text: string): boolean {
  return sendOtpErrors.some((known) => known === text)
}

import { runtimeConfig } from '@/config/runtime-config'
import { type Lead, otpBody } from '@/domain/demo/lead'
import { isSendOtpError, otpValidated } from '@/domain/demo/otp-answers'
import { endpoint } from '@/services/http/endpoint'
import { requestText } from '@/services/http/request'
import { ServiceError } from '@/services/http/service-error'

/**
 * Call 11: sends the lead, and with it a code to its phone.
 * @returns the answer's text: a success, or one of the three known refusals whatever its status
 * (`isSendOtpError` tells them apart)
 * @throws {ServiceError} for every other refusal, an answer without a text, or none
 */
export async function sendOtp(lead: Lead): Promise<string> {
  const { networkId, clientId, clientSecret, parentId } = runtimeConfig()
  try {
    return await requestText({
      method: 'POST',
      url: endpoint('sendOtp', networkId, 'otp', 'register', clientId, clientSecret),
      body: { ...otpBody(lead), requesttype: 'lead', leadType: 'Demo', parentid: parentId },
    })
  } catch (error) {
    const text = textOf(error)
    if (text !== undefined && isSendOtpError(text)) return text
    throw error
  }
}

/**
 * Call 12: checks a code.
 * @param code the phone it was sent to, its six characters, and the lead's e-mail
 * @returns the answer's text, whatever its status; `otpValidated` only with a 2xx
 * @throws {ServiceError} for an answer without a text, or none
 */
export async function validateOtp(code: { mobile: string; otp: string; email: string }): Promise<string> {
  const { networkId, clientId, clientSecret } = runtimeConfig()
  try {
    return await requestText({
      method: 'POST',
      url: endpoint('validateOtp', networkId, clientId, clientSecret),
      body: code,
    })
  } catch (error) {
    const text = textOf(error)
    if (text !== undefined && text !== otpValidated) return text
    throw error
  }
}

/**
 * Call 13: sends a new code.
 * @returns the text of a 2xx
 * @throws {ServiceError} otherwise; its `text` is the answer's, where there is one to show
 */
export function resendOtp(phone: string, email: string): Promise<string> {
  const { networkId, clientId, clientSecret } = runtimeConfig()
  return requestText({
    method: 'POST',
    url: endpoint('resendOtp', phone, networkId, clientId, clientSecret),
    body: { email },
  })
}

function textOf(error: unknown): string | undefined {
  return error instanceof ServiceError ? error.text : undefined
}

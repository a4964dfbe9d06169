import { bookingCopy } from '@content/pages/book-demo'
import { runtimeConfig } from '@/config/runtime-config'
import { demoJson, type Lead } from '@/domain/demo/lead'
import { spokenText } from '@/domain/demo/spoken-text'
import { usableText } from '@/domain/usable-text'
import { endpoint } from '@/services/http/endpoint'
import { requestJsonOrText } from '@/services/http/request'
import { type ServiceError, toServiceError } from '@/services/http/service-error'
import { bearer } from '@/services/http/token'

/**
 * Call 14: requests the demo, once the code of the lead is accepted (R-OTP-18, R-OTP-22).
 * @throws {ServiceError} its message is what the answer says, or else the network's own: what
 * follows 'Error: '
 */
export async function requestDemo(lead: Lead): Promise<void> {
  const { networkId } = runtimeConfig()
  const { phone, email } = lead
  const body = {
    source: email,
    destination: networkId,
    username: email,
    usertype: '',
    phone,
    email,
    requesttype: 'demo',
    json: demoJson(lead),
  }
  try {
    const url = endpoint('demoRequest', networkId)
    await requestJsonOrText({ method: 'POST', url, body, bearer })
  } catch (error) {
    const failure = toServiceError(error)
    throw failure.withMessage(messageOf(failure))
  }
}

function messageOf({ response, message }: ServiceError): string {
  const data = response?.data
  // No text, an HTML page or more than 200 characters: the network's own message is shown. JSON without a message:
  // general words, since a status tells a visitor nothing.
  const isJson = response !== undefined && (typeof data !== 'string' || usableText(data) !== undefined)
  return spokenText(data) ?? (isJson ? bookingCopy.failures.other : message)
}

import { runtimeConfig } from '@/config/runtime-config'
import type { Lead } from '@/domain/lead'
import { endpoint } from '@/services/endpoint'
import { requestDone } from '@/services/request'
import { toServiceError } from '@/services/service-error'
import { bearer } from '@/services/token'

/**
 * Call 14: requests the demo, once the code of the lead is accepted (R-OTP-18, R-OTP-22).
 * @throws {ServiceError} its message is the answer's text, or else the network's own: what follows 'Error: '
 */
export async function requestDemo(lead: Lead): Promise<void> {
  const { networkId } = runtimeConfig()
  const { company, name, phone, email, role } = lead
  const body = {
    source: email,
    destination: networkId,
    username: email,
    usertype: '',
    phone,
    email,
    requesttype: 'demo',
    json: { company, name, phone, email, enterpriseSize: role },
  }
  try {
    const url = endpoint('demoRequest', networkId)
    await requestDone({ method: 'POST', url, body, bearer })
  } catch (error) {
    const failure = toServiceError(error)
    throw failure.named(failure.text ?? failure.message)
  }
}

import { runtimeConfig } from '@/config/runtime-config'
import { endpoint } from '@/services/http/endpoint'
import { requestJson } from '@/services/http/request'
import { toServiceError } from '@/services/http/service-error'

/**
 * Call 4: registers a consumer; no screen uses it yet. No Authorization header: whoever registers
 * has no account.
 * @param payload sent as JSON; its fields are the operator's own
 * @returns the answer's JSON
 * @throws {ServiceError} 'Consumer user already exist.' on 409
 * @throws the answer's body, parsed where it is JSON, on any other refusal that has one
 * @throws {ServiceError} 'Internal server error, please try again.' otherwise (R-REG-02)
 */
export async function registerConsumerUser(payload: object): Promise<unknown> {
  const { networkId, clientId, clientSecret } = runtimeConfig()
  try {
    const { value } = await requestJson({
      method: 'POST',
      url: endpoint('registerConsumer', networkId, clientId, clientSecret),
      body: payload,
    })
    return value
  } catch (error) {
    const failure = toServiceError(error)
    if (failure.status === 409) throw failure.withMessage('Consumer user already exist.')
    const body = failure.response?.data
    if (body !== undefined && body !== null && body !== '') throw body
    throw failure.withMessage('Internal server error, please try again.')
  }
}

import { deviceStorage } from '@/browser/storage'
import { runtimeConfig } from '@/config/runtime-config'
import { isRecord, readText } from '@/domain/value'
import type { Bearer } from '@/services/client'
import { endpoint } from '@/services/endpoint'
import { requestJson } from '@/services/request'
import { ServiceError } from '@/services/service-error'

/** Key of local storage that holds the token (R-API-02). */
const storageKey = 'token'

let inFlight: Promise<string> | undefined

/** Holds the token where the browser refuses to store it. */
let unstored: string | undefined

/**
 * Call 1: asks for an access token and stores it. While one request is in flight, all who ask share it.
 * @throws {ServiceError} where no token is to be had; a token stored before stays
 */
export function fetchToken(): Promise<string> {
  inFlight ??= askForToken().finally(() => {
    inFlight = undefined
  })
  return inFlight
}

async function askForToken(): Promise<string> {
  const { networkId, clientId, clientSecret } = runtimeConfig()
  const answer = await requestJson({
    method: 'POST',
    url: endpoint('token', networkId),
    body: { client_name: clientId, client_secret: clientSecret },
  })
  const token = isRecord(answer) ? readText(answer.access_token) : undefined
  if (token === undefined) throw new ServiceError('malformed', 'The answer holds no access_token')
  unstored = deviceStorage.write(storageKey, token) ? undefined : token
  return token
}

const stored = () => unstored ?? readText(deviceStorage.read(storageKey))

/** The token of every data call (docs/back-end.md). */
export const bearer: Bearer = {
  /** Waits for the token in flight, and asks for one where none is stored. */
  async current() {
    if (inFlight || stored() === undefined) await fetchToken().catch(() => undefined)
    return stored()
  },
  /** The one that another call has got meanwhile, or one asked for now. */
  async after(refused) {
    const token = inFlight === undefined ? stored() : undefined
    if (token !== undefined && token !== refused) return token
    return fetchToken().catch(() => undefined)
  },
}

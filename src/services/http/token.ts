import { deviceStorage, tokenKey } from '@/browser/storage/storage'
import { runtimeConfig } from '@/config/runtime-config'
import { isRecord, readText } from '@/domain/read-value'
import type { TokenSource } from './client'
import { endpoint } from './endpoint'
import { requestJson } from './request'
import { ServiceError } from './service-error'

/** Milliseconds for which no token is requested after a fresh one was refused as well. */
const refusalPause = 30_000

/** Milliseconds of its 15 s that a call waits for a token; then it is sent with an older one or none. */
const tokenTimeout = 10_000

/** When a fresh token was last refused, in milliseconds of `performance.now()`. */
let refusedAt = Number.NEGATIVE_INFINITY

let inFlight: Promise<string> | undefined

/** Holds the token where the browser refuses to store it. */
let unstored: string | undefined

/**
 * Call 1: fetches an access token and stores it; all who ask at a time share one request.
 * @throws {ServiceError} where none is to be had, or a fresh one was just refused; the stored token
 * stays
 */
export function fetchToken(): Promise<string> {
  if (performance.now() - refusedAt < refusalPause)
    return Promise.reject(new ServiceError('refused', 'A fresh token was refused'))
  inFlight ??= askForToken().finally(() => {
    inFlight = undefined
  })
  return inFlight
}

async function askForToken(): Promise<string> {
  const { networkId, clientId, clientSecret } = runtimeConfig()
  const { value } = await requestJson({
    method: 'POST',
    url: endpoint('token', networkId),
    body: { client_name: clientId, client_secret: clientSecret },
  })
  const token = isRecord(value) ? readText(value.access_token) : undefined
  if (token === undefined) throw new ServiceError('malformed', 'The answer holds no access_token')
  unstored = deviceStorage.write(tokenKey, token) ? undefined : token
  return token
}

const stored = () => unstored ?? readText(deviceStorage.read(tokenKey))

/** The token of every data call (docs/back-end.md#token). */
export const bearer: TokenSource = {
  /** Waits for the token in flight, and asks for one where none is stored. */
  async current() {
    if (inFlight || stored() === undefined) await waitForToken()
    return stored()
  },
  /** The token that another call has fetched meanwhile, or a new one. */
  async newerThan(refused) {
    const token = inFlight === undefined ? stored() : undefined
    if (token !== undefined && token !== refused) return token
    return fetchToken().catch(() => undefined)
  },
  markRefused() {
    refusedAt = performance.now()
  },
}

const waitForToken = () =>
  new Promise<void>((go) => {
    const timer = setTimeout(go, tokenTimeout)
    const goNow = () => {
      clearTimeout(timer)
      go()
    }
    fetchToken().then(goNow, goNow)
  })

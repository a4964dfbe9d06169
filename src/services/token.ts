import { runtimeConfig } from '@/config/runtime-config'
import { isRecord, readText } from '@/domain/value'
import { endpoint } from '@/services/endpoint'
import { requestJson } from '@/services/request'
import { ServiceError } from '@/services/service-error'

/** Key of local storage that holds the token (SPEC §6). */
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
  storeToken(token)
  return token
}

function storeToken(token: string): void {
  try {
    localStorage.setItem(storageKey, token)
    unstored = undefined
  } catch {
    unstored = token
  }
}

function storedToken(): string | undefined {
  if (unstored !== undefined) return unstored
  try {
    return readText(localStorage.getItem(storageKey))
  } catch {
    return undefined
  }
}

/** The token in force; waits for the one in flight, and asks for one where none is stored. */
async function tokenInForce(): Promise<string | undefined> {
  if (inFlight || storedToken() === undefined) await fetchToken().catch(() => undefined)
  return storedToken()
}

/** Without a token there is no header at all, never 'Bearer null' (CONTRACT §2). */
function authorization(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` }
}

/** The Authorization header of a data call; empty where no token is to be had. */
export async function bearer(): Promise<Record<string, string>> {
  return authorization(await tokenInForce())
}

/**
 * Makes a data call with the bearer token. A 401 gets one fresh token and one more try, then counts as failed
 * (CONTRACT §2, 'Token').
 * @param call given the headers to send; may run twice
 */
export async function withBearer<Result>(
  call: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const token = await tokenInForce()
  try {
    return await call(authorization(token))
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 401)) throw error
    const fresh = await tokenAfter(token)
    if (fresh === undefined) throw error
    return call(authorization(fresh))
  }
}

/** A newer token than the refused one: the one another call has got meanwhile, or one asked for now. */
async function tokenAfter(refused: string | undefined): Promise<string | undefined> {
  const current = inFlight !== undefined ? undefined : storedToken()
  if (current !== undefined && current !== refused) return current
  return fetchToken().catch(() => undefined)
}

import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { withRetries } from './retries'

/** Gives the token of a call; undefined where there is none. */
export type TokenSource = {
  current: () => Promise<string | undefined>
  /** A newer one than the token that was refused. */
  newerThan: (refused: string | undefined) => Promise<string | undefined>
  /** Called when a newer token was refused as well: for a while no further one is asked for. */
  markRefused: () => void
}

declare module 'axios' {
  interface AxiosRequestConfig {
    bearer?: TokenSource
    /** The token that was sent with the call. */
    token?: string
  }
}

/**
 * Every answer is read as text and judged here. By itself axios takes HTML and broken JSON for a
 * success, turns the text '123456' into a number, and loses the body of a refusal that is not JSON.
 */
export const client = axios.create({ responseType: 'text', adapter: withRetries })

/** Without a token there is no header at all, never 'Bearer null'. */
function authorize(
  config: InternalAxiosRequestConfig,
  token: string | undefined,
): InternalAxiosRequestConfig {
  if (token === undefined) return config
  config.headers.setAuthorization(`Bearer ${token}`)
  return Object.assign(config, { token })
}

client.interceptors.request.use(async (config) =>
  config.bearer ? authorize(config, await config.bearer.current()) : config,
)

/** A 401 always means the token; a 403 does where its text or its `WWW-Authenticate` speaks of one. */
const refusesToken = ({ status, headers, data }: AxiosResponse<unknown>) =>
  status === 401 || (status === 403 && /token/i.test(`${headers['www-authenticate']} ${data}`))

/** A call whose token is refused gets a fresh one and one more try, then counts as failed. */
client.interceptors.response.use(undefined, async (error: unknown) => {
  const { config, response } = axios.isAxiosError<unknown>(error) ? error : {}
  if (!response || !refusesToken(response) || !config?.bearer) throw error
  const { bearer, ...again } = config
  const fresh = await bearer.newerThan(config.token)
  if (fresh === undefined) throw error
  return client.request(authorize(again, fresh)).catch((failure: unknown) => {
    const answer = axios.isAxiosError<unknown>(failure) && failure.response
    if (answer && refusesToken(answer)) bearer.markRefused()
    throw failure
  })
})

import { configAddress } from '@/config/config-address'
import { listFields } from '@/domain/list-fields'
import { fileKind } from '@/worker-messages/file-kind'
import type { AnswerKind } from './response-checks'

/** The facts of a request by which its kind is found. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'destination' | 'url'> & { accept: string }

/**
 * The kind of answer that a request wants; undefined where it is none of the worker's business. Only GETs have one:
 * never the token, a code, a like or a booking. Of other origins only calls have one: never Google's map or a picture.
 * @param origin the site's own
 */
export function kindOfRequest(
  { method, mode, destination, url, accept }: RequestFacts,
  origin: string,
): AnswerKind | undefined {
  if (method !== 'GET') return undefined
  const own = new URL(url).origin === origin
  const path = new URL(url).pathname
  if (mode === 'navigate') return own ? 'pages' : undefined
  if (own && path === configAddress) return 'configuration'
  if (own && fileKind(path) === 'files') return 'files'
  if (own && destination === 'image') return 'pictures'
  // This `accept` is that of our calls and not of Google's map. The configuration says which calls are lists.
  return destination === '' && accept.startsWith('application/json') ? 'answers' : undefined
}

/** What the worker needs of the configuration. */
export type Settings = {
  /** False switches offline use off. */
  offline: boolean
  /** Address prefixes whose answers are stored, with the fields of their lists. */
  lists: readonly { base: string; field: string }[]
}

/**
 * Reads what the worker needs of a configuration file; undefined where the text is none, such as a
 * captive portal's page.
 */
export function readSettings(text: string, origin: string): Settings | undefined {
  try {
    const { offline, endpoints } = JSON.parse(text)
    const lists = Object.entries(listFields).map(([name, field]) => {
      const address = new URL(requireAddress(endpoints[name]), origin).href
      return { base: `${address.replace(/\/+$/, '')}/`, field }
    })
    return { offline: offline !== false, lists }
  } catch {
    return undefined
  }
}

function requireAddress(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new TypeError('An endpoint has no address.')
}

/** The fields that may hold the list of an address; none where its answers are not stored. */
export const listFieldsAt = (url: string, settings: Settings | undefined): readonly string[] =>
  settings?.lists.filter(({ base }) => url.startsWith(base)).map(({ field }) => field) ?? []

/** The key of a cached page: its path. The query does not change the HTML, and may be private. */
export const pageKey = (path: string) => path.replace(/\/(?:index\.html)?$/i, '') || '/'

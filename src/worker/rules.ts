import { configAddress } from '@/config/config-address'

/** How a request is answered; undefined for one that is none of the worker's business. */
export type Rule = 'page' | 'configuration' | 'file' | 'picture' | 'call' | undefined

/** The facts of a request by which its rule is found. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'destination' | 'url'> & { accept: string }

/**
 * Which rule is for a request. Nothing but a GET is ever looked at: not the token, no code, no like, no booking. Of other
 * origins only calls are, never Google's map or a picture.
 * @param origin the site's own
 */
export function ruleFor({ method, mode, destination, url, accept }: RequestFacts, origin: string): Rule {
  if (method !== 'GET') return undefined
  const own = new URL(url).origin === origin
  const path = new URL(url).pathname
  if (mode === 'navigate') return own ? 'page' : undefined
  if (own && path === configAddress) return 'configuration'
  if (own && path.startsWith('/assets/')) return 'file'
  if (own && destination === 'image') return 'picture'
  // As our calls ask, and no map: which of them are lists, the configuration says.
  return destination === '' && accept.startsWith('application/json') ? 'call' : undefined
}

/** Endpoints whose answers are stored, lists that are the same for everyone, each with the field that holds its list. */
const listEndpoints = {
  usersOfType: 'users',
  categories: 'categoryList',
  productsBySubcategory: 'products',
  subcategories: 'contentsubcategories',
  productsOfUser: 'products',
  sites: 'sites',
} as const

/** What the worker needs of the configuration. */
export type Settings = {
  /** False switches offline use off. */
  offline: boolean
  /** Beginnings of the addresses whose answers are stored, and the fields of their lists. */
  lists: readonly { base: string; field: string }[]
}

/**
 * Reads a configuration file as far as the worker needs it; undefined where it is none, such as the page of a captive
 * portal.
 */
export function readSettings(text: string, origin: string): Settings | undefined {
  try {
    const { offline, endpoints } = JSON.parse(text)
    const lists = Object.entries(listEndpoints).map(([name, field]) => {
      const address = new URL(readAddress(endpoints[name]), origin).href
      return { base: `${address.replace(/\/+$/, '')}/`, field }
    })
    return { offline: offline !== false, lists }
  } catch {
    return undefined
  }
}

function readAddress(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new TypeError('An endpoint has no address.')
}

/** The fields that may hold the list of an address; none for one whose answers are not stored. */
export const listFields = (url: string, settings: Settings | undefined): readonly string[] =>
  settings?.lists.filter(({ base }) => url.startsWith(base)).map(({ field }) => field) ?? []

/** What a page is stored under: its path, since the query changes nothing of the HTML and may be a visitor's own business. */
export const pageKey = (path: string) => path.replace(/\/(?:index\.html)?$/i, '') || '/'

/** What stands for a style sheet whose rules the HTML brings itself. */
const styleMarks = /<link rel="stylesheet"[^>]* disabled>/g

/** The site's own files that the HTML of a page needs, each once. */
export const filesIn = (html: string): string[] => [
  ...new Set(
    Array.from(
      html.replace(styleMarks, '').matchAll(/\s(?:src|href)="(\/(?:assets|images)\/[^"?#]+)"/g),
      ([, path = '']) => path,
    ),
  ),
]

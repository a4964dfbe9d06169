import { configAddress } from '@/config/config-address'

/** How a request is answered; undefined for one that is none of the worker's business. */
export type Rule = 'page' | 'configuration' | 'file' | 'picture' | 'call' | undefined

/** What a rule goes by. */
export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'> & { accept: string }

/**
 * Which rule is for a request. Nothing but a GET is ever looked at: not the token, no code, no like, no booking. Of other
 * origins only calls are, never Google's map or a picture.
 * @param origin the site's own
 */
export function ruleFor({ method, mode, destination, url, accept }: Asked, origin: string): Rule {
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

/** Endpoints whose answers are kept: lists that are the same for everyone. */
const listEndpoints = [
  'usersOfType',
  'categories',
  'productsBySubcategory',
  'subcategories',
  'productsOfUser',
  'sites',
]

/** What the worker needs of the configuration. */
export type Settings = {
  /** False switches offline use off. */
  offline: boolean
  /** Beginnings of the addresses whose answers are kept. */
  lists: readonly string[]
}

/**
 * Reads a configuration file as far as the worker needs it; undefined where it is none, such as the page of a captive
 * portal.
 */
export function readSettings(text: string, origin: string): Settings | undefined {
  try {
    const { offline, endpoints } = JSON.parse(text)
    const bases = listEndpoints.map((name): unknown => endpoints[name])
    const lists = bases.filter((base) => typeof base === 'string' && URL.canParse(base, origin))
    const addresses = lists.map((base) => `${new URL(String(base), origin).href.replace(/\/+$/, '')}/`)
    return { offline: offline !== false, lists: addresses }
  } catch {
    return undefined
  }
}

/** Whether an address is that of a list whose last answer is kept. */
export const isList = (url: string, { lists }: Settings) => lists.some((base) => url.startsWith(base))

/** What a page is kept under: its path, since the query changes nothing of the HTML and may be a visitor's own business. */
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

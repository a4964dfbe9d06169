import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { readOptions } from '../commands/command-line.mjs'
import { CommandError, reportFailure } from '../commands/say.mjs'
import { buildFolders, root } from '../folders.mjs'

/** @typedef {{ js: number, css: number, html: number }} Sizes bytes as sent with brotli */
/** @typedef {Sizes & Partial<import('./visits.mjs').Visit>} Recorded */

const { dist } = buildFolders()
const tableFile = `${root}tests/sizes.json`

/** The pages whose sizes are recorded in `tests/sizes.json`, one of each kind. */
const routes = [
  '/',
  '/collections/products/Raw_Honey',
  '/book-demo',
  '/farmers',
  '/technology',
  '/eco-bee',
  '/location',
  '/about-us',
]

const compressed = (/** @type {Buffer | string} */ content) => brotliCompressSync(content).length

/**
 * Bytes that a file of the last build takes on its way to the browser; tiny ones are sent as they are.
 * @param {string} name below the build's folder
 */
export function sentSize(name) {
  const file = `${dist}/${name}`
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/**
 * The scripts that the HTML of a page names, all of which the page needs before it answers.
 * @param {string} html
 */
export function scriptsOf(html) {
  return [...new Set(Array.from(html.matchAll(/\/(assets\/[\w.-]+\.js)\b/g), ([, name = '']) => name))]
}

/**
 * Bytes that the styles in a page's HTML come to, compressed.
 * @param {string} html
 */
export const stylesOf = (html) =>
  compressed(Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style]) => style).join(''))

/**
 * The HTML of a page of the last build.
 * @param {string} route
 */
export const pageOf = (route) => readFileSync(`${dist}${route}/index.html`, 'utf8')

/**
 * What the pages of the last build weigh: scripts needed before a page answers, styles (they stand in the
 * HTML) and the HTML with them.
 * @returns {Record<string, Sizes>}
 */
export function measureSizes() {
  return Object.fromEntries(
    routes.map((route) => {
      const html = pageOf(route)
      const js = scriptsOf(html).reduce((sum, name) => sum + sentSize(name), 0)
      return [route, { js, css: stylesOf(html), html: sentSize(`${route}/index.html`) }]
    }),
  )
}

/**
 * The table in the repository.
 * @returns {Record<string, Recorded>}
 */
export const recordedSizes = () => JSON.parse(readFileSync(tableFile, 'utf8'))

// `npm run sizes`: what the pages of the last build weigh, and what visits cost, beside the table;
// `-- --write` makes them the table.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { write = false } = readOptions(process.argv.slice(2), { write: { type: 'boolean' } })
    if (!existsSync(dist)) throw new CommandError('Nothing is built yet: npm run build -- --mode platform')
    await printSizes(write)
  } catch (cause) {
    reportFailure(cause)
  }
}

/** @param {boolean} write makes what is measured the table */
async function printSizes(write) {
  const { measureVisits } = await import('./visits.mjs')
  const visits = await measureVisits()
  const sizes = measureSizes()
  const before = existsSync(tableFile) ? recordedSizes() : {}
  /** @type {Record<string, Recorded>} */
  const measured = {}
  for (const [route, sizesOfRoute] of Object.entries(sizes)) {
    const now = { ...sizesOfRoute, ...visits[route] }
    measured[route] = now
    const parts = /** @type {const} */ (['js', 'css', 'html']).map((part) => {
      const grown = before[route] ? ((now[part] / before[route][part] - 1) * 100).toFixed(1) : 'new'
      return `${part} ${(now[part] / 1024).toFixed(1)} KB (${grown}${before[route] ? ' %' : ''})`.padEnd(24)
    })
    const { requests, renders } = now
    const visit = requests === undefined ? '' : `${requests} requests, ${renders} renders`
    console.log(route.padEnd(34), ...parts, visit)
  }
  if (write) writeFileSync(tableFile, `${JSON.stringify(measured, null, 2)}\n`)
}

// What wrangler runs before it deploys (`build` in wrangler.jsonc): ends with 1 where a build is not for edge networks, or is for
// another environment than the one that is deployed, whose site it would replace.
//   node check-build.mjs <dist> <environment>
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [dist = '../dist', environment = 'production'] = process.argv.slice(2)

/** What the configuration of the build says; several where an earlier one was left there. */
const environments = () =>
  readdirSync(dist)
    .filter((name) => /^config(?:\.[\w-]+)?\.json$/.test(name))
    .map((name) => environmentIn(readFileSync(join(dist, name), 'utf8')))

/**
 * Editors may put a mark (BOM) before the text.
 * @param {string} text
 */
function environmentIn(text) {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')).environment
  } catch {
    return 'an environment that cannot be read'
  }
}

function fault() {
  if (!['_headers', '_redirects'].every((name) => existsSync(join(dist, name))))
    return 'is not for an edge network: npm run headers says why, and what to do.'
  const found = environments()
  if (found.length === 1 && found[0] === environment) return undefined
  const builtFor = found.join(' and ') || 'no environment'
  return `is a build for ${builtFor}, and ${environment} is deployed: npm run build -- --mode ${environment}`
}

const refused = fault()
if (refused) {
  console.error(`${dist} ${refused}`)
  process.exitCode = 1
}

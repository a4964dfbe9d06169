// What wrangler runs before it deploys (`build` in wrangler.jsonc): ends with 1 where a build is not for edge networks.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const [dist = '../dist'] = process.argv.slice(2)
if (!['_headers', '_redirects'].every((name) => existsSync(join(dist, name)))) {
  console.error(`${dist} is not for an edge network: npm run headers says why, and what to do.`)
  process.exitCode = 1
}

// `npm start`: from a fresh clone to the running site. Needs Node and nothing else.
import { pathToFileURL } from 'node:url'
import { checkNode } from './node-version.mjs'
import { readyPackages } from './packages.mjs'
import { chosenPort, portTaken } from './port.mjs'
import { quietVite, root } from './run.mjs'
import { CannotGoOn, say, secondsSince, stop } from './say.mjs'
import { buildSite } from './site.mjs'

async function main() {
  checkNode()
  const port = await chosenPort(process.env.PORT)
  await readyPackages()
  await build()
  await serve(port)
}

async function build() {
  const start = Date.now()
  say('Building the site …')
  const code = await buildSite()
  if (code !== 0) throw new CannotGoOn('The site could not be built. Look above for why.')
  say(`The site is built (${secondsSince(start)}).`)
}

/** @param {number} port */
async function serve(port) {
  Object.assign(process.env, quietVite, { PORT: String(port) })
  // Named by its path: type checking has no need to follow it, and it is not there before the packages are.
  const { preview } = await import(pathToFileURL(`${root}node_modules/vite/dist/node/index.js`).href)
  const server = await preview({ root, mode: 'platform' }).catch((/** @type {Error} */ error) => {
    throw /already in use/.test(error.message) ? portTaken(port) : error
  })
  const end = () => {
    server.close().then(() => process.exit(0))
    setTimeout(() => process.exit(0), 2_000) // an open connection is no reason to stay
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  console.log(`\n  Hivefield is at http://localhost:${port}`)
  console.log(`  One-time codes: http://localhost:${port}/platform/inbox (Ctrl-C ends both)\n`)
}

main().catch(stop)

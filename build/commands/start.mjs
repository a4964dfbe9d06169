// `npm start`: prepares a bare clone, builds the site with the local platform's listings and serves
// it, until Ctrl-C. `--built` serves what the folder of this build has already.
import { pathToFileURL } from 'node:url'
import { root } from '../folders.mjs'
import { readOptions } from './command-line.mjs'
import { chosenPort, portTaken } from './port.mjs'
import { checkNode, readyPackages } from './prepare.mjs'
import { quietVite } from './run.mjs'
import { reportFailure, say, secondsSince } from './say.mjs'
import { buildSite } from './site.mjs'

async function start() {
  const begin = Date.now()
  checkNode() // an older one cannot read options
  const { built } = readOptions(process.argv.slice(2), { built: { type: 'boolean' } })
  // Before the packages: nobody should wait for an installation to learn that the port is taken.
  const port = await chosenPort(process.env.PORT)
  await readyPackages()
  if (!built) {
    say('Building the site …')
    await buildSite()
    say(`The site is built (${secondsSince(begin)}).`)
  }

  Object.assign(process.env, quietVite, { PORT: String(port) })
  // Named by its path: it is not there before the packages are.
  const { preview } = await import(pathToFileURL(`${root}node_modules/vite/dist/node/index.js`).href)
  const server = await preview({ root, mode: 'platform' }).catch((/** @type {Error} */ error) => {
    throw /already in use/.test(error.message) ? portTaken(port) : error
  })
  // Who asks at the moment a connection is closed gets no answer; by itself Node closes one after five seconds.
  server.httpServer.keepAliveTimeout = 60_000
  const end = () => {
    server.close().then(() => process.exit(0))
    setTimeout(() => process.exit(0), 2_000) // an open connection is no reason to stay
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  // In one write: a program that waits for the first line has the second as well.
  console.log(`\n  Hivefield is at http://localhost:${port}
  One-time codes: http://localhost:${port}/platform/inbox (Ctrl-C ends both)\n`)
}

start().catch(reportFailure)

import { spawnSync } from 'node:child_process'
import { browserPaths } from './browser.mjs'
import { run, tool } from './run.mjs'
import { CannotGoOn, say } from './say.mjs'

/** Milliseconds that a download may take before the next way is tried. */
const downloadLimit = 240_000

/** A Chromium whose system libraries are missing is there and yet of no use; only Linux has such. */
function starts(/** @type {string} */ path) {
  if (process.platform !== 'linux') return true
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

const working = () => browserPaths().find(starts)

/** The ways to a Chromium that is not here yet, in the order they are tried. */
const ways = [
  {
    name: "Playwright's Chromium",
    possible: () => true,
    install: () =>
      tool('@playwright/test', ['install', '--no-shell', 'chromium'], {
        bin: 'playwright',
        timeout: downloadLimit,
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
      }),
  },
  {
    name: 'the system’s Chromium (apt-get)',
    possible: () => process.platform === 'linux' && process.getuid?.() === 0,
    install: async () => {
      const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: downloadLimit }
      await run('apt-get', ['update', '-q'], quiet)
      return run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], quiet)
    },
  },
]

/**
 * Path of a Chromium that starts, installed where there is none.
 * @returns {Promise<string>}
 * @throws {CannotGoOn} where none is to be had
 */
export async function readyBrowser() {
  const here = working()
  if (here) return here
  for (const { name, possible, install } of ways) {
    if (!possible()) continue
    say(`No Chromium yet: installing ${name} …`)
    await install()
    const found = working()
    if (found) return found
  }
  throw new CannotGoOn(
    'No Chromium to be had for the browser tests. Install one, or name one: CHROME_PATH=/path/to/chromium npm test',
  )
}

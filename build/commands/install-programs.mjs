import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { registryAnswers } from './prepare.mjs'
import { browserPaths, headlessShell, namedIn, nginxPath } from './programs.mjs'
import { run, tool } from './run.mjs'
import { CommandError, say } from './say.mjs'

/** Milliseconds that installing may take before the next way is tried. */
const limit = 240_000

/** Only Debian's administrator installs with apt-get, as in a container. */
export const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0

/** @param {string[]} names of Debian's packages */
export async function aptInstall(...names) {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: limit }
  await run('apt-get', ['update', '-q'], quiet)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], quiet)
}

/** A Chromium whose system libraries are missing is there and yet of no use; only Linux has such. */
const starts = (/** @type {string} */ path) =>
  process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** The ways to a Chromium that is not here yet, in the order they are tried. */
const browserWays = [
  {
    name: "Playwright's Chromium",
    possible: () => true,
    install: () =>
      tool('@playwright/test', ['install', '--no-shell', 'chromium'], {
        bin: 'playwright',
        timeout: limit,
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
      }),
  },
  {
    name: 'the system’s Chromium (apt-get)',
    possible: mayInstall,
    install: () => aptInstall('chromium'),
  },
]

/**
 * Finds a Chromium that starts, or installs one, and names it in `CHROME_PATH` for all that this
 * command runs.
 * @throws {CommandError} where none is to be had
 */
export async function readyBrowser() {
  const named = namedIn('CHROME_PATH')
  if (named && !starts(named)) throw new CommandError(`CHROME_PATH names ${named}, which does not start.`)
  const working = () => browserPaths().find(starts)
  if (mayInstall() && !process.env.CHROME_PATH && !existsSync(headlessShell) && (await registryAnswers())) {
    say('Installing the Chromium that tests are quick in (apt-get) …')
    await aptInstall('chromium-headless-shell')
  }
  let found = working()
  if (!found && (await registryAnswers())) {
    for (const { name, possible, install } of browserWays) {
      if (found || !possible()) continue
      say(`No Chromium yet: installing ${name} …`)
      await install()
      found = working()
    }
  }
  if (!found) {
    throw new CommandError(
      'No Chromium to be had for the browser tests. Install one, or name one: CHROME_PATH=/path/to/chromium npm test',
    )
  }
  process.env.CHROME_PATH = found
}

/**
 * Finds an nginx for the tests of `deploy/nginx.conf`, or installs Debian's nginx-light.
 * @throws {CommandError} where none is to be had
 */
export async function readyNginx() {
  if (!nginxPath() && mayInstall() && (await registryAnswers())) {
    say('No nginx yet: installing nginx-light (apt-get) …')
    await aptInstall('nginx-light')
  }
  if (!nginxPath()) {
    throw new CommandError(
      'No nginx to be had for the tests of deploy/nginx.conf. Install one, or name one: NGINX_PATH=/path/to/nginx npm test',
    )
  }
}

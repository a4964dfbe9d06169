import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { registryAnswers } from './prepare.mjs'
import { run, tool } from './run.mjs'
import { CannotGoOn, say } from './say.mjs'

/** Debian's Chromium without a window: the same engine, and tests take two thirds of the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualBrowsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const usualNginx = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/usr/local/nginx/sbin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** How every Chromium of ours is started: without a sandbox, as containers need it, and speaking to nobody else. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
]

/** Milliseconds that installing may take before the next way is tried. */
const limit = 240_000

/** Where Playwright keeps a Chromium of its own; nothing before it is installed. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Paths of Chromium on this machine, the preferred one first: `CHROME_PATH`, Playwright's own, the usual places.
 * @returns {string[]}
 */
function browserPaths() {
  const places = [process.env.CHROME_PATH, playwrightsOwn(), ...usualBrowsers]
  return places.flatMap((path) => (path && existsSync(path) ? [path] : []))
}

/**
 * Path of the Chromium that tests use.
 * @returns {string | undefined}
 */
export function browserPath() {
  return browserPaths()[0]
}

/**
 * Path of an nginx on this machine: `NGINX_PATH`, then the usual places.
 * @returns {string | undefined}
 */
export function nginxPath() {
  return [process.env.NGINX_PATH, ...usualNginx].find((path) => path && existsSync(path))
}

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
 * Finds a Chromium that starts, or installs one, and names it in `CHROME_PATH` for all that this command runs.
 * @throws {CannotGoOn} where none is to be had
 */
export async function readyBrowser() {
  const working = () => browserPaths().find(starts)
  if (mayInstall() && !process.env.CHROME_PATH && !existsSync(headlessShell) && (await registryAnswers())) {
    say('Installing the Chromium that tests are quick in (apt-get) …')
    await aptInstall('chromium-headless-shell')
  }
  let found = working()
  for (const { name, possible, install } of found || !(await registryAnswers()) ? [] : browserWays) {
    if (found || !possible()) continue
    say(`No Chromium yet: installing ${name} …`)
    await install()
    found = working()
  }
  if (!found) {
    throw new CannotGoOn(
      'No Chromium to be had for the browser tests. Install one, or name one: CHROME_PATH=/path/to/chromium npm test',
    )
  }
  process.env.CHROME_PATH = found
}

/**
 * Finds an nginx for the tests of `deploy/nginx.conf`, or installs Debian's nginx-light.
 * @throws {CannotGoOn} where none is to be had
 */
export async function readyNginx() {
  if (!nginxPath() && mayInstall()) {
    say('No nginx yet: installing nginx-light (apt-get) …')
    await aptInstall('nginx-light')
  }
  if (!nginxPath()) {
    throw new CannotGoOn(
      'No nginx to be had for the tests of deploy/nginx.conf. Install one, or name one: NGINX_PATH=/path/to/nginx npm test',
    )
  }
}

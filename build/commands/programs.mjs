import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CommandError } from './say.mjs'

/** Debian's headless Chromium: the same engine, and tests take two thirds of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const usualBrowsers = [
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

/** Flags of every Chromium that we start: no sandbox, as in containers, and no connections of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a program that the shell names.
 * @param {string} variable that names it
 * @throws {CommandError} where nothing is there
 */
export function namedIn(variable) {
  const path = process.env[variable]
  if (path && !existsSync(path)) throw new CommandError(`${variable} names ${path}, where nothing is.`)
  return path
}

/** Where Playwright keeps a Chromium of its own; nothing before it is installed. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Paths of Chromium on this machine, the preferred one first: `CHROME_PATH`, Debian's headless one,
 * Playwright's own, the usual places.
 * @returns {string[]}
 * @throws {CommandError} as `namedIn` does
 */
export function browserPaths() {
  const places = [namedIn('CHROME_PATH'), headlessShell, playwrightsOwn(), ...usualBrowsers]
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
 * @throws {CommandError} as `namedIn` does
 */
export function nginxPath() {
  return [namedIn('NGINX_PATH'), ...usualNginx].find((path) => path && existsSync(path))
}

import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const usualPlaces = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/usr/local/nginx/sbin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** Milliseconds that installing may take. */
const limit = 240_000

/**
 * Path of an nginx on this machine: `NGINX_PATH`, then the usual places.
 * @returns {string | undefined}
 */
export function nginxPath() {
  return [process.env.NGINX_PATH, ...usualPlaces].find((path) => path && existsSync(path))
}

/**
 * Path of an nginx for the tests of `deploy/nginx.conf`. The build server (`CI=true`) installs Debian's
 * nginx-light where there is none; a developer's machine is left as it is.
 * @returns {Promise<string | undefined>}
 */
export async function ensureNginx() {
  const here = nginxPath()
  if (here) return here
  const mayInstall = process.env.CI && process.platform === 'linux' && process.getuid?.() === 0
  if (!mayInstall) {
    say('No nginx here: the tests of deploy/nginx.conf are skipped. NGINX_PATH names one.')
    return undefined
  }
  say('No nginx yet: installing nginx-light (apt-get) …')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: limit }
  await run('apt-get', ['update', '-q'], quiet)
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'nginx-light'], quiet)
  return nginxPath()
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './run.mjs'
import { CannotGoOn, say, secondsSince } from './say.mjs'

const markerOf = (/** @type {string} */ folder) => join(root, folder, 'node_modules', '.installed-from')

/**
 * What the installed packages depend on: the lock file, and the machine that some are compiled for.
 * @param {string} folder
 */
function wanted(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, folder, 'package-lock.json')))
    .digest('hex')
  return `${lock} ${process.platform} ${process.arch}\n`
}

/**
 * Whether the packages of the lock file are all here. The marker is written after an install has ended well, so
 * that one broken off half-way is done again.
 * @param {string} [folder] of the lock file, below the root
 */
export function packagesAreReady(folder = '') {
  const marker = markerOf(folder)
  return existsSync(marker) && readFileSync(marker, 'utf8') === wanted(folder)
}

/**
 * Installs the packages of the lock file, unless they are here.
 * @param {string} [folder] of the lock file, below the root
 * @throws {CannotGoOn} where that fails
 */
export async function readyPackages(folder = '') {
  if (packagesAreReady(folder)) return
  const start = Date.now()
  say(`Installing packages from ${join(folder, 'package-lock.json')} …`)
  // Where npm has no terminal to turn its wheel on, a line now and then shows that it is at work.
  const beat = setInterval(
    () => process.stdout.isTTY || say(`… still installing, ${secondsSince(start)}`),
    10_000,
  )
  const code = await npm([
    'ci',
    '--prefix',
    join(root, folder),
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  clearInterval(beat)
  if (code !== 0) {
    throw new CannotGoOn(
      `The packages could not be installed (npm ci ended with ${code}). Look above for why, then try again.`,
    )
  }
  writeFileSync(markerOf(folder), wanted(folder))
  say(`Packages are here (${secondsSince(start)}).`)
}

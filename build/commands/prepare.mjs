import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.mjs'
import { npm } from './run.mjs'
import { CommandError, say, secondsSince, withProgress } from './say.mjs'

/** The oldest version of each line of Node that will do; lines before and between will not. */
const oldest = /** @type {Record<number, number>} */ ({ 20: 19, 22: 12 })
const alwaysFrom = 23

/** Milliseconds for npm to find out whether anybody is there. */
const probeLimit = 5_000

/** @throws {CommandError} where this Node will not do */
export function checkNode() {
  const fault = nodeFault(process.versions.node)
  if (fault) throw new CommandError(fault)
}

/**
 * What is wrong with a version of Node, in one line; nothing where it will do.
 * @param {string} version such as '20.19.0'
 * @returns {string | undefined}
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major >= alwaysFrom || minor >= (oldest[major] ?? Infinity)) return undefined
  const lines = Object.entries(oldest).map((line) => line.join('.'))
  return `Hivefield needs Node ${lines.join(', ')} or newer; this is Node ${version}. Get one from https://nodejs.org and try again.`
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string | string[] }} Entry of a lock file */
/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine as npm calls its parts */

/** @returns {Machine} */
function thisMachine() {
  const { platform: os, arch: cpu } = process
  if (os !== 'linux') return { os, cpu, libc: undefined }
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' }
}

/**
 * Whether a package is for a machine, by the names that it takes, or refuses with a '!'.
 * @param {Entry} entry
 * @param {Machine} machine
 */
export function isFor({ os, cpu, libc }, machine) {
  /** @type {(names: string | string[] | undefined, own: string | undefined) => boolean} */
  const takes = (names, own) => {
    if (names === undefined || names.includes(`${own}`)) return true
    const all = Array.isArray(names) ? names : [names]
    return all.every((name) => name.startsWith('!') && name !== `!${own}`)
  }
  return takes(os, machine.os) && takes(cpu, machine.cpu) && takes(libc, machine.libc)
}

/** @returns {Record<string, Entry>} */
const packagesIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * npm's own account of what it has installed; undefined where there is none, or not all of it.
 * @param {string} folder of the lock file
 */
function accountIn(folder) {
  try {
    return packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  } catch {
    return undefined
  }
}

/**
 * Whether the packages of the lock file are all here, by npm's account: npm writes that last, and
 * removes it before it begins.
 * @param {string} folder of the lock file
 */
export function packagesAreReady(folder, machine = thisMachine()) {
  const installed = accountIn(folder)
  if (!installed) return false
  // What is optional may be for other machines; what has no checksum either is not to be had from every registry.
  const mayBeMissing = (/** @type {Entry} */ entry) =>
    entry.optional && !((entry.os || entry.cpu) && entry.integrity && isFor(entry, machine))
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, entry]) =>
      path === '' ||
      mayBeMissing(entry) ||
      (installed[path]?.version === entry.version && installed[path]?.integrity === entry.integrity),
  )
}

/**
 * Installs the packages of the lock file, unless they are here.
 * @param {string} [folder] of the lock file, below the root
 * @throws {CommandError} where that fails; within ten seconds where there is no network
 */
export async function readyPackages(folder = '') {
  if (packagesAreReady(join(root, folder))) return
  const start = Date.now()
  say(`Installing packages from ${join(folder, 'package-lock.json')} …`)
  const args = ['ci', '--prefix', join(root, folder), '--include=dev', '--ignore-scripts', '--no-audit']
  const quiet = [...args, '--no-fund', '--loglevel=error']
  if (await registryAnswers()) {
    const code = await withProgress(
      () => 'still installing',
      () => npm(quiet),
    )
    if (code !== 0) {
      throw new CommandError(
        `The packages could not be installed (npm ci ended with ${code}). Look above for why, then try again.`,
      )
    }
  } else if ((await npm([...quiet, '--offline'], { onOutput: () => {} })) !== 0) {
    throw new CommandError(
      'The packages are not here, and npm cannot reach its registry. Connect to the network and try again.',
    )
  }
  say(`Packages are here (${secondsSince(start)}).`)
}

/** Whether npm's registry is within reach: it answers, be it with an error (4xx or 5xx). */
export async function registryAnswers() {
  let said = ''
  const onOutput = (/** @type {string} */ piece) => {
    said += piece
  }
  const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${probeLimit}`]
  const code = await npm(args, { onOutput, timeout: probeLimit + 1_000 })
  return code === 0 || /\bE[45]\d\d\b/.test(said)
}

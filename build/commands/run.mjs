import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../folders.mjs'

/**
 * Vite would otherwise explain at length, before every other line, that its next version reads
 * settings anew.
 */
export const quietVite = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env]
 * @property {boolean} [shell]
 * @property {number} [timeout] in milliseconds
 * @property {(piece: string) => void} [onOutput] takes what the program says, which then does not reach
 * the terminal
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  // Playwright takes its server down after Ctrl-C alone.
  for (const child of running) child.kill('SIGINT')
  process.exit(signal === 'SIGINT' ? 130 : 143)
}

/** Listens for Ctrl-C while programs run, and only then: what runs in this process ends by itself. */
function listenWhileRunning() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.off(signal, endAll)
    if (running.size > 0) process.on(signal, endAll)
  }
}

/**
 * Runs a program in the repository's root, on this terminal, and ends it when this one is ended.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 127 where it cannot be started, 1 where it was ended
 */
export function run(command, args, { env = {}, shell = false, timeout, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
      timeout,
      env: { ...process.env, ...quietVite, ...env },
    })
    running.add(child)
    listenWhileRunning()
    const end = (/** @type {number} */ code) => {
      running.delete(child)
      listenWhileRunning()
      resolve(code)
    }
    if (onOutput)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
    child.once('error', ({ message }) => {
      console.error(message)
      end(127)
    })
    child.once('close', (code) => end(code === null ? 1 : code))
  })
}

/**
 * Runs npm, the very one that runs this where there is one.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath
  if (own && /npm-cli\.[cm]?js$/.test(own)) return run(process.execPath, [own, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}

/**
 * The program of an installed package, as a file for Node.
 * @param {string} packageName
 * @param {string} [name] of the program, where it is not that of the package
 */
function programOf(packageName, name = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name])
}

/**
 * Runs the program of an installed package, without the detour of a shell.
 * @param {string} packageName
 * @param {string[]} args
 * @param {RunOptions & { bin?: string }} [options] `bin` where the program has another name than its package
 */
export function tool(packageName, args, { bin, ...options } = {}) {
  return run(process.execPath, [programOf(packageName, bin), ...args], options)
}

/**
 * Builds with Vite, for production whatever the shell says in `NODE_ENV`.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function viteBuild(args, options = {}) {
  return tool('vite', ['build', ...args], { ...options, env: { ...options.env, NODE_ENV: 'production' } })
}

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Vite would otherwise explain at length, before every other line, that its next version reads settings anew. */
export const quietVite = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    if (running.size === 0) return
    for (const child of running) child.kill(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  })
}

/**
 * Runs a program in the repository's root, on this terminal, and ends it when this one is ended.
 * @param {string} command
 * @param {string[]} parts
 * @param {{ env?: Record<string, string>, shell?: boolean, timeout?: number }} [options] `timeout` in milliseconds
 * @returns {Promise<number>} its exit code; 127 where it cannot be started, 1 where it was ended
 */
export function run(command, parts, { env = {}, shell = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parts, {
      cwd: root,
      stdio: 'inherit',
      shell,
      timeout,
      env: { ...process.env, ...quietVite, ...env },
    })
    running.add(child)
    child.once('error', () => {
      running.delete(child)
      resolve(127)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve(code === null ? 1 : code)
    })
  })
}

/**
 * Runs npm, the very one that runs this where there is one.
 * @param {string[]} parts
 */
export function npm(parts) {
  const own = process.env.npm_execpath
  if (own && /npm-cli\.[cm]?js$/.test(own)) return run(process.execPath, [own, ...parts])
  return run('npm', parts, { shell: process.platform === 'win32' })
}

/**
 * Runs the program of an installed package, without the detour of a shell.
 * @param {string} packageName
 * @param {string[]} parts
 * @param {{ env?: Record<string, string>, bin?: string, timeout?: number }} [options] `bin` where a package has several
 */
export function tool(packageName, parts, options = {}) {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  const file = typeof bin === 'string' ? bin : bin[options.bin || packageName]
  return run(process.execPath, [join(dirname(manifest), file), ...parts], options)
}

import { runnerImport } from 'vite'
import { root } from './folders.mjs'

/**
 * A module in TypeScript, which Node 20 does not read, for a command.
 * @param {string} file below the root
 */
export async function importTypescript(file) {
  const alias = { '@': `${root}src` }
  const { module } = await runnerImport(root + file, { root, logLevel: 'warn', resolve: { alias } })
  return module
}

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// `npm run snapshot [-- --mode staging|production]`; the local platform's listings where no mode is named.

const at = process.argv.indexOf('--mode')
const mode = at > 0 ? (process.argv[at + 1] ?? '') : 'platform'
const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {{ module: typeof import('./snapshot') }} */
const { module } = await runnerImport(`${root}build/snapshot.ts`, {
  root,
  mode,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: { '@': `${root}src` } },
})
console.log(await module.keepSnapshot(mode))

// `npm run snapshot [-- --mode staging|production]`; the local platform's listings where no mode is named.
import { runnerImport } from 'vite'
import { root } from './folders.mjs'
import { CannotGoOn, stop } from './ready/say.mjs'

const at = process.argv.indexOf('--mode')
const mode = at > 0 ? (process.argv[at + 1] ?? '') : 'platform'

async function keepSnapshot() {
  /** @type {{ module: typeof import('./snapshot') }} */
  const { module } = await runnerImport(`${root}build/snapshot.ts`, {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': `${root}src` } },
  })
  console.log(
    await module.keepSnapshot(mode).catch((cause) => {
      throw new CannotGoOn(`The listings of ${mode} cannot be had: ${cause.message}`, { cause })
    }),
  )
}

keepSnapshot().catch(stop)

// `npm run snapshot [-- --mode staging|production] [--allow-empty]`; the local platform's listings
// where no mode is named.
import { runnerImport } from 'vite'
import { modeOf, modeOption, readOptions } from '../commands/command-line.mjs'
import { CommandError, reportFailure } from '../commands/say.mjs'
import { root } from '../folders.mjs'

async function storeSnapshot() {
  const options = readOptions(process.argv.slice(2), { ...modeOption, 'allow-empty': { type: 'boolean' } })
  const mode = modeOf(options.mode, 'platform')
  /** @type {{ module: typeof import('./snapshot') }} */
  const { module } = await runnerImport(`${root}build/snapshot/snapshot.ts`, {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': `${root}src` } },
  })
  console.log(
    await module.storeSnapshot(mode, { allowEmpty: options['allow-empty'] ?? false }).catch((cause) => {
      throw new CommandError(`The listings of ${mode} cannot be had: ${cause.message}`, { cause })
    }),
  )
}

storeSnapshot().catch(reportFailure)

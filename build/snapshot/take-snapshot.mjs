// `npm run snapshot [-- --mode staging|production] [--allow-empty]`; the local platform's listings
// where no mode is named.
import { modeOf, modeOption, readOptions } from '../commands/command-line.mjs'
import { CommandError, reportFailure } from '../commands/say.mjs'
import { importTypescript } from '../import-typescript.mjs'

async function storeSnapshot() {
  const options = readOptions(process.argv.slice(2), { ...modeOption, 'allow-empty': { type: 'boolean' } })
  const mode = modeOf(options.mode, 'platform')
  /** @type {typeof import('./snapshot')} */
  const module = await importTypescript('build/snapshot/snapshot.ts')
  console.log(
    await module.storeSnapshot(mode, { allowEmpty: options['allow-empty'] ?? false }).catch((cause) => {
      throw new CommandError(`The listings of ${mode} cannot be had: ${cause.message}`, { cause })
    }),
  )
}

storeSnapshot().catch(reportFailure)

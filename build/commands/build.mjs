// `npm run build [-- --mode staging|platform]`: checks the files of the mode, then runs `vite
// build`, which by itself would accept a mode that does not exist.
import { root } from '../folders.mjs'
import { modeOf, modeOption, readOptions } from './command-line.mjs'
import { run, viteBuild } from './run.mjs'
import { CommandError, reportFailure } from './say.mjs'

async function build() {
  const options = readOptions(process.argv.slice(2), modeOption)
  const mode = modeOf(options.mode, 'production')
  const fit = await run(process.execPath, [`${root}build/doctor/run-doctor.mjs`, '--build', '--mode', mode])
  if (fit !== 0) throw new CommandError('Nothing was built. What stands in dist/ stays as it was.')
  process.exitCode = await viteBuild(['--mode', mode])
}

build().catch(reportFailure)

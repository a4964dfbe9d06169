// `npm run build [-- --mode staging|platform]`: checks the files of the mode, then runs `vite
// build`, which by itself would accept a mode that does not exist.
import { root } from '../folders.mjs'
import { modeOf, modeOption, readOptions } from './command-line.mjs'
import { run, viteBuild } from './run.mjs'
import { CommandError, reportFailure } from './say.mjs'

async function build() {
  const options = readOptions(process.argv.slice(2), { ...modeOption, logLevel: { type: 'string' } })
  const mode = modeOf(options.mode, 'production')
  const fit = await run(process.execPath, [`${root}build/doctor/run-doctor.mjs`, '--build', '--mode', mode])
  if (fit !== 0) throw new CommandError('Nothing was built. What stands in dist/ stays as it was.')
  const level = options.logLevel ? ['--logLevel', options.logLevel] : []
  process.exitCode = await viteBuild(['--mode', mode, ...level])
}

build().catch(reportFailure)

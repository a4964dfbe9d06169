// `npm run doctor [-- --mode staging|production|platform] [--offline]`: could this site be launched?
// `npm run build` runs it with `--build`: without a connection, and with placeholders as a warning.
import { modeOf, modeOption, readOptions } from '../commands/command-line.mjs'
import { reportFailure } from '../commands/say.mjs'
import { importTypescript } from '../import-typescript.mjs'

async function run() {
  const options = readOptions(process.argv.slice(2), {
    ...modeOption,
    offline: { type: 'boolean' },
    build: { type: 'boolean' },
  })
  const mode = modeOf(options.mode, 'production')
  const { build: forBuild = false, offline = forBuild } = options
  /** @type {typeof import('./doctor')} */
  const module = await importTypescript('build/doctor/doctor.ts')
  const findings = await module.doctor(mode, { offline, placeholders: forBuild ? '⚠' : '✖' })
  // A build has no use for what is well.
  process.exitCode = module.printFindings(forBuild ? findings.filter(({ mark }) => mark !== '✔') : findings)
}

run().catch(reportFailure)

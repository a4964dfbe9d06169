// `npm run doctor [-- --mode staging|production|platform] [--offline]`: could this site be launched?
// `npm run build` runs it with `--build`: without a connection, and with placeholders as a warning.
import { runnerImport } from 'vite'
import { modeOf, modeOption, readOptions } from '../commands/command-line.mjs'
import { reportFailure } from '../commands/say.mjs'
import { root } from '../folders.mjs'

async function run() {
  const options = readOptions(process.argv.slice(2), {
    ...modeOption,
    offline: { type: 'boolean' },
    build: { type: 'boolean' },
  })
  const mode = modeOf(options.mode, 'production')
  const { build: forBuild = false, offline = forBuild } = options
  /** @type {{ module: typeof import('./doctor') }} */
  const { module } = await runnerImport(`${root}build/doctor/doctor.ts`, {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': `${root}src` } },
  })
  const findings = await module.doctor(mode, { offline, placeholders: forBuild ? '⚠' : '✖' })
  // A build has no use for what is well.
  process.exitCode = module.printFindings(forBuild ? findings.filter(({ mark }) => mark !== '✔') : findings)
}

run().catch(reportFailure)

// `npm run doctor [-- --mode staging|production|platform] [--offline]`: could this site be launched?
// `npm run build` runs it with `--build`: without a connection, and with placeholders as a warning.
import { runnerImport } from 'vite'
import { root } from './folders.mjs'
import { stop } from './ready/say.mjs'

const at = process.argv.indexOf('--mode')
const mode = at > 0 ? (process.argv[at + 1] ?? '') : 'production'
const forBuild = process.argv.includes('--build')
const offline = forBuild || process.argv.includes('--offline')

async function run() {
  /** @type {{ module: typeof import('./doctor/doctor') }} */
  const { module } = await runnerImport(`${root}build/doctor/doctor.ts`, {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': `${root}src` } },
  })
  const findings = await module.doctor(mode, { offline, placeholders: forBuild ? '⚠' : '✖' })
  // A build has no use for what is well.
  process.exitCode = module.tell(forBuild ? findings.filter(({ mark }) => mark !== '✔') : findings)
}

run().catch(stop)

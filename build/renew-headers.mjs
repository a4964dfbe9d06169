import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// `npm run headers`: the security headers of the build that lies in dist/, after its configuration file was edited there.

const root = fileURLToPath(new URL('..', import.meta.url))

/** @type {{ module: typeof import('./write-headers') }} */
const { module } = await runnerImport(`${root}build/write-headers.ts`, {
  root,
  configFile: false,
  logLevel: 'warn',
})
await module.writeSecurityHeaders(`${root}dist`, `${root}deploy`)
console.log('Written to deploy/headers/.')

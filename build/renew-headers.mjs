// `npm run headers`: the security headers of the build that lies in dist/, after its configuration file was edited there.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { runnerImport } from 'vite'
import { buildFolders, root } from './folders.mjs'
import { CannotGoOn, stop } from './ready/say.mjs'

async function renewHeaders() {
  const { dist, headers } = buildFolders()
  if (!existsSync(dist)) throw new CannotGoOn('Nothing is built yet: npm run build -- --mode production')
  /** @type {{ module: typeof import('./write-headers') }} */
  const { module } = await runnerImport(`${root}build/write-headers.ts`, {
    root,
    configFile: false,
    logLevel: 'warn',
  })
  await module.writeSecurityHeaders(dist, headers)
  console.log(`Written to ${relative(root, headers)}/.`)
}

renewHeaders().catch(stop)

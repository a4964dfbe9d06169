// `npm run headers [-- --mode staging|production|platform]`: the security headers of the build that
// lies in dist/, after its configuration file was edited there.
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { modeOf, modeOption, readOptions } from '../commands/command-line.mjs'
import { CommandError, reportFailure, say } from '../commands/say.mjs'
import { buildFolders, root } from '../folders.mjs'
import { importTypescript } from '../import-typescript.mjs'

async function renewHeaders() {
  const options = readOptions(process.argv.slice(2), modeOption)
  const { dist, headers } = buildFolders()
  const mode = modeOf(options.mode, 'production')
  if (!existsSync(dist)) throw new CommandError('Nothing is built yet: npm run build -- --mode production')
  /** @type {typeof import('../environment')} */
  const { configUrlOf } = await importTypescript('build/environment.ts')
  // Without a mode it is the build that lies there, whichever that is.
  const isAsked = options.mode !== undefined
  if (isAsked && !existsSync(join(dist, configUrlOf(loadEnv(mode, root, 'VITE_')))))
    throw new CommandError(
      `${relative(root, dist)}/ holds no build of ${mode}: npm run build -- --mode ${mode}`,
    )
  /** @type {typeof import('./write-headers')} */
  const module = await importTypescript('build/hosts/write-headers.ts')
  const leftOut = await module.writeSecurityHeaders(dist, headers).catch((cause) => {
    throw cause.name === 'ConfigError' ? new CommandError(`${relative(root, dist)}/${cause.faults}`) : cause
  })
  for (const line of leftOut) say(`⚠ ${line}`)
  const written = existsSync(join(headers, 'policies.conf'))
  const place = `${relative(root, headers)}/`
  console.log(written ? `Written to ${place}.` : `Nothing stands in ${place} any more.`)
}

renewHeaders().catch(reportFailure)

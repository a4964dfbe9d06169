// `npm run schema`: writes public/config.schema.json anew from src/config/config-shape.ts.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { readOptions } from '../commands/command-line.mjs'
import { reportFailure } from '../commands/say.mjs'
import { root } from '../folders.mjs'

async function writeSchema() {
  readOptions(process.argv.slice(2), {})
  /** @type {{ module: typeof import('./config-schema') }} */
  const { module } = await runnerImport(`${root}build/checks/config-schema.ts`, {
    root,
    configFile: false,
    logLevel: 'warn',
  })
  writeFileSync(`${root}public/config.schema.json`, module.configSchema())
}

writeSchema().catch(reportFailure)

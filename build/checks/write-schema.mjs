// `npm run schema`: writes public/config.schema.json anew from src/config/config-shape.ts.
import { writeFileSync } from 'node:fs'
import { readOptions } from '../commands/command-line.mjs'
import { reportFailure } from '../commands/say.mjs'
import { root } from '../folders.mjs'
import { importTypescript } from '../import-typescript.mjs'

async function writeSchema() {
  readOptions(process.argv.slice(2), {})
  /** @type {typeof import('./config-schema')} */
  const module = await importTypescript('build/checks/config-schema.ts')
  writeFileSync(`${root}public/config.schema.json`, module.configSchema())
}

writeSchema().catch(reportFailure)

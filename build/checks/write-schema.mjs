// `npm run schema`: writes public/config.schema.json anew from src/config/config-shape.ts.
import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { root } from '../folders.mjs'

/** @type {{ module: typeof import('./config-schema') }} */
const { module } = await runnerImport(`${root}build/checks/config-schema.ts`, {
  root,
  configFile: false,
  logLevel: 'warn',
})
writeFileSync(`${root}public/config.schema.json`, module.configSchema())

// `npm run dev` and `npm run build`: Vite as it is, without its advice on settings files.
import { pathToFileURL } from 'node:url'
import { quietVite, root } from './run.mjs'

Object.assign(process.env, quietVite)
await import(pathToFileURL(`${root}node_modules/vite/bin/vite.js`).href)

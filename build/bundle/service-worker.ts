import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { type LanguageCode, languages as languageTable } from '../../src/config/languages'
import { filesInHtml } from '../../src/worker/files-in-html'
import { root } from '../folders.mjs'
import { workerPolicy } from '../hosts/content-policies'
import { addressOf } from '../hosts/host-rules'
import { oldestBrowsers } from './browsers'

/** The page that stands for others while there is no connection, as a file of a language of the build. */
const page = 'offline/index.html'

/** Paths of the files that the page shows, its style sheet among them; it works without the scripts of the app. */
export const filesShown = (html: string): string[] =>
  filesInHtml(html.replace(/<link rel="modulepreload"[^>]*>|<script[^>]* type="module"[^>]*>/g, ''))

/**
 * Writes `sw.js` into a prerendered build (docs/decisions/0020-service-worker.md): the worker with
 * the list of files that it stores from the start.
 * @param mode whose configuration file the worker stores
 */
export async function writeServiceWorker(
  dist: string,
  mode: string,
  languages: readonly LanguageCode[],
): Promise<void> {
  // Browsers keep a worker's policy as long as its script is the same: a new one needs a new script.
  const hash = createHash('sha256').update(workerPolicy)
  const filesOfLanguage = (prefix: string) => {
    const own = join('/', prefix, page)
    const files = [own, ...filesShown(readFileSync(join(dist, own), 'utf8'))]
    for (const file of files) hash.update(file).update(readFileSync(join(dist, file)))
    return files.map(addressOf)
  }
  const files = Object.fromEntries(
    languages.map((code) => [languageTable[code].prefix, filesOfLanguage(languageTable[code].prefix)]),
  )
  const shell = { version: hash.digest('hex').slice(0, 16), files }
  await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    resolve: { alias: { '@': `${root}src` } },
    define: { __SHELL__: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: oldestBrowsers,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${root}src/worker/sw.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

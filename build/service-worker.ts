import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { oldestBrowsers } from './browsers'
import { root } from './folders.mjs'
import { addressOf } from './host-rules'

/** The page that stands for others while there is no connection, as a file of the build. */
const page = 'offline/index.html'

/** The files of the build that the page's HTML names; its styles stand in it. */
const filesOf = (html: string): string[] =>
  Array.from(
    html
      .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>|<script [^>]*>/g, '')
      .matchAll(/\s(?:src|href)="\/((?:assets|images)\/[^"]+)"/g),
    ([, file = '']) => file,
  )

/**
 * Writes `sw.js` into a build whose pages are there (docs/decisions/0020-service-worker.md): the worker, and in it the
 * list of what it keeps from the start. The plugin's own hooks would come before there are pages.
 * @param mode whose configuration file the worker keeps
 */
export async function writeServiceWorker(dist: string, mode: string): Promise<void> {
  const files = filesOf(readFileSync(join(dist, page), 'utf8'))
  const config = await resolveConfig(
    {
      configFile: false,
      root,
      mode,
      logLevel: 'silent',
      resolve: { alias: { '@': `${root}src` } },
      build: { outDir: dist, target: oldestBrowsers },
      plugins: VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/worker',
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        integration: {
          configureCustomSWViteBuild: (options) => {
            options.logLevel = 'warn'
          },
        },
        injectManifest: {
          rollupFormat: 'iife',
          globPatterns: [page, ...new Set(files)],
          globIgnores: [],
          dontCacheBustURLsMatching: /^assets\//,
          manifestTransforms: [
            (entries) => ({
              manifest: entries.map((entry) => ({ ...entry, url: addressOf(`/${entry.url}`) })),
            }),
          ],
        },
      }),
    },
    'build',
    mode,
    'production',
  )
  const plugin = config.plugins.find(({ name }) => name === 'vite-plugin-pwa')
  await plugin?.api.generateSW()
}

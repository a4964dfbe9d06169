import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { allEnded } from './build/all-ended'
import { removeUnused } from './build/build-cache'
import { oldestBrowsers } from './build/bundle/browsers'
import { chunkGroups, loadedByEveryPage, usedChunkGroups } from './build/bundle/chunk-splitting'
import { compileAhead } from './build/bundle/compile-ahead'
import { compressFiles } from './build/bundle/compress'
import { letteringOfLanguage } from './build/bundle/lettering'
import { completeLicences, licenceFile } from './build/bundle/licences'
import { optimiseSvg } from './build/bundle/optimise-svg'
import { writeServiceWorker } from './build/bundle/service-worker'
import { className } from './build/bundle/styles/class-names'
import { inlineClassNames } from './build/bundle/styles/inline-class-names'
import { shortenPropertyNames } from './build/bundle/styles/property-names'
import { reuseClassNames } from './build/bundle/styles/reuse-class-names'
import { trimStyles } from './build/bundle/styles/trim-styles'
import { trimPackages } from './build/bundle/trim-packages'
import { wakeScheduler } from './build/bundle/wake-scheduler'
import { usualPort } from './build/defaults.mjs'
import { readEnvironment, servedLanguage } from './build/environment'
import { buildFolders, root, workFolders } from './build/folders.mjs'
import { staticHost } from './build/hosts/static-host'
import { writeSecurityHeaders } from './build/hosts/write-headers'
import { jarCode } from './build/pages/jar-code'
import { buildLanguages, contentOfLanguage, environmentsOf } from './build/pages/language-builds'
import { writePages } from './build/pages/prerender'
import { productPath, productsWithPage } from './build/pages/product-pages'
import { buildAside } from './build/put-in-place'
import { readSnapshot } from './build/snapshot/listing-snapshot'
import { version } from './package.json'
import { localPlatform } from './platform/vite-plugin'

export default defineConfig(({ mode, command }) => {
  const environment = readEnvironment(mode)
  const snapshot = readSnapshot(environment.snapshotFile)
  const building = command === 'build'
  const served = servedLanguage(command)

  return {
    plugins: [
      react(),
      contentOfLanguage(served),
      letteringOfLanguage(served),
      shortenPropertyNames(),
      inlineClassNames(),
      reuseClassNames(),
      trimPackages(),
      wakeScheduler(),
      usedChunkGroups(),
      compileAhead(),
      localPlatform(),
      staticHost(),
      jarCode(environment.siteUrl, snapshot),
    ],
    resolve: { alias: { '@': `${root}src` } },
    define: {
      __RELEASE__: JSON.stringify(version),
      __SITE_ORIGIN__: JSON.stringify(environment.siteUrl),
      __SITE_NAME__: JSON.stringify(environment.config.site.name),
      __LANGUAGE__: JSON.stringify(served),
      __LANGUAGES__: JSON.stringify(environment.languages),
      __OFFERS__: JSON.stringify(snapshot?.offers ?? {}),
      __PRODUCT_PAGES__: JSON.stringify(productsWithPage(snapshot).map(productPath)),
    },
    // Bootstrap 5 is written in Sass of its day.
    css: {
      ...(building && { modules: { generateScopedName: className } }),
      postcss: { plugins: [trimStyles] },
      preprocessorOptions: {
        scss: {
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    server: { host: '127.0.0.1', watch: { ignored: ['**/.building-*/**'] } },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? usualPort), strictPort: true },
    build: {
      target: oldestBrowsers,
      outDir: building ? workFolders().dist : buildFolders().dist,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !loadedByEveryPage.test(file)),
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
    },
    environments: building
      ? Object.assign(
          {},
          ...environment.languages.map((code) =>
            environmentsOf(code, workFolders(), {
              license: { fileName: licenceFile },
              rolldownOptions: {
                optimization: { inlineConst: { mode: 'all' } },
                output: { codeSplitting: { groups: chunkGroups } },
              },
            }),
          ),
        )
      : {},
    builder: {
      async buildApp(builder) {
        await buildAside(async (folders) => {
          const { dist, headers } = folders
          const builds = await buildLanguages(builder, environment.languages, folders)
          // While pages are written, the bundler's files are compressed already: the last step compresses everything, and takes those from the cache.
          await allEnded([
            optimiseSvg(dist),
            writePages({ ...environment, snapshot, dist, builds }),
            compressFiles(join(dist, 'assets')),
          ])
          // What the host needs, once every file is as visitors get it; compressing comes last.
          await completeLicences(dist)
          await writeServiceWorker(dist, mode, environment.languages)
          for (const line of await writeSecurityHeaders(dist, headers)) console.log(`  ⚠ ${line}`)
          await compressFiles(dist)
          await removeUnused()
        })
      },
    },
  }
})

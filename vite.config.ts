import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './build/browsers'
import type { BrowserBuild } from './build/chunk-graph'
import { chunkGroups, loadedByEveryPage } from './build/chunk-groups'
import { className } from './build/class-names'
import { compileAhead } from './build/compile-ahead'
import { compressFiles } from './build/compress'
import { readEnvironment } from './build/environment'
import { buildFolders, root, workFolders } from './build/folders.mjs'
import { jarCode } from './build/jar-code'
import { lighterLibraries } from './build/lighter-libraries'
import { lighterStyles } from './build/lighter-styles'
import { optimiseDrawings } from './build/optimise-drawings'
import { writePages } from './build/prerender'
import { buildAside } from './build/put-in-place'
import { writeServiceWorker } from './build/service-worker'
import { staticHost } from './build/static-host'
import { writeSecurityHeaders } from './build/write-headers'
import { version } from './package.json'
import { localPlatform } from './platform/vite-plugin'

export default defineConfig(({ mode, command, isPreview }) => {
  const environment = readEnvironment(mode)
  const building = command === 'build' && !isPreview

  return {
    plugins: [
      react(),
      lighterLibraries(),
      compileAhead(),
      localPlatform(),
      staticHost(),
      jarCode(environment),
    ],
    resolve: { alias: { '@': `${root}src` } },
    define: {
      __RELEASE__: JSON.stringify(version),
    },
    // Bootstrap 5 is written in Sass of its day.
    css: {
      ...(building && { modules: { generateScopedName: className } }),
      postcss: { plugins: [lighterStyles] },
      preprocessorOptions: {
        scss: {
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    server: { host: '127.0.0.1', watch: { ignored: ['**/.building-*/**'] } },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
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
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          outDir: workFolders().prerender,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: `${root}build/prerender-entry.tsx` },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('Both the site and its prerenderer must be configured.')
        await buildAside(async ({ dist, headers, prerender }) => {
          const build = (await builder.build(client)) as BrowserBuild
          await builder.build(ssr)
          await writePages({ ...environment, dist, build, prerenderFolder: prerender })
          // What the host needs, once every file is as visitors get it; compressing comes last.
          await optimiseDrawings(dist)
          await writeServiceWorker(dist, mode)
          await writeSecurityHeaders(dist, headers)
          await compressFiles(dist)
        })
      },
    },
  }
})

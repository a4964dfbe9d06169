import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups, loadedByEveryPage } from './build/chunk-groups'
import { compileAhead } from './build/compile-ahead'
import { compressFiles } from './build/compress'
import { readEnvironment, root } from './build/environment'
import { lighterLibraries } from './build/lighter-libraries'
import { optimiseDrawings } from './build/optimise-drawings'
import { writePages } from './build/prerender'
import { staticHost } from './build/static-host'
import { writeSecurityHeaders } from './build/write-headers'
import { version } from './package.json'
import { localPlatform } from './platform/vite-plugin'

const prerenderFolder = `${root}node_modules/.cache/prerender`

export default defineConfig(({ mode }) => {
  const environment = readEnvironment(mode)
  // The parts of the configuration that pages show; the secret is never among them.
  const { links, contact } = environment.config

  return {
    plugins: [react(), lighterLibraries(), compileAhead(), localPlatform(), staticHost()],
    resolve: { alias: { '@': `${root}src` } },
    define: {
      __PRERENDERED_CONFIG__: JSON.stringify({ links, contact }),
      __RELEASE__: JSON.stringify(version),
    },
    // Bootstrap 5 is written in Sass of its day.
    css: {
      preprocessorOptions: {
        scss: {
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
    build: {
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
          manifest: true,
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: {
          outDir: prerenderFolder,
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
        await builder.build(client)
        await builder.build(ssr)
        await writePages({ ...environment, dist: `${root}dist`, prerenderFolder })
        // What the host needs, once every file is as visitors get it; compressing comes last.
        await optimiseDrawings(`${root}dist`)
        await writeSecurityHeaders(`${root}dist`, `${root}deploy`)
        await compressFiles(`${root}dist`)
      },
    },
  }
})

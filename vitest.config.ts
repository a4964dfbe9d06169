import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Tests that put others in the place of modules need modules of their own; all others share theirs, in half the time. */
const replacing = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/unit/${name}`)
  .filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, 'utf8')))

const ofNode =
  'tests/{unit/{build,config,content,domain,drawing,platform,worker,worker-messages},repository}/**/*.test.ts'
const ofPages =
  'tests/unit/{app,boot,browser,components,faults,features,hooks,pages,services}/**/*.test.{ts,tsx}'

/** What tests of pages set up, besides what every project does (`setupFiles` below). */
const ofPagesSetup = ['tests/support/unit/page-setup.ts']

export default defineConfig({
  define: {
    __RELEASE__: JSON.stringify('test'),
    __LANGUAGE__: JSON.stringify('en'),
    __LANGUAGES__: JSON.stringify(['en', 'hi', 'kn']),
    __SITE_ORIGIN__: JSON.stringify('https://hivefield.example'),
    __OFFERS__: JSON.stringify({}),
    __PRODUCT_PAGES__: JSON.stringify([]),
    __SHELL__: JSON.stringify({ version: 'test', files: { '': [] } }),
    __JAR__: JSON.stringify({ href: '/collections/products/Raw_Honey/HNY-1', name: 'Mustard Honey' }),
  },
  resolve: {
    alias: {
      '@content': fileURLToPath(new URL('./src/content/en', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  test: {
    // Properties are tried many times over; a busy machine may take its time.
    testTimeout: 30_000,
    globalSetup: ['tests/support/servers/platform-for-tests.ts'],
    setupFiles: ['tests/support/unit/unit-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: [ofNode], exclude: replacing, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: [ofPages],
          exclude: replacing,
          isolate: false,
          setupFiles: ofPagesSetup,
        },
      },
      {
        extends: true,
        test: { name: 'alone', environment: 'happy-dom', include: replacing, setupFiles: ofPagesSetup },
      },
    ],
  },
})

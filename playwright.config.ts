import { defineConfig } from '@playwright/test'
import { anyFreePort } from './build/commands/port.mjs'
import { browserFlags, browserPath } from './build/commands/programs.mjs'
import { ownBuildFolder } from './build/folders.mjs'

/** Installed by `npm test`; where there is none, Playwright says how to get its own. */
const browser = browserPath()

// A free port and a build of its own, so that dist/ stays as it is. The processes that run tests are handed both.
process.env.TEST_PORT ||= String(await anyFreePort())
process.env.BUILD_DIR ||= ownBuildFolder('browser')
const port = Number(process.env.TEST_PORT)

// What a build defines, for modules of the site that tests import.
Object.assign(globalThis, { __LANGUAGE__: 'en', __LANGUAGES__: ['en'] })

export default defineConfig({
  testDir: 'tests',
  // From 'tests' on: a folder above the repository may be called 'site', too.
  testMatch: ['tests/{e2e,faults,site}/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  // They keep the two cores of the build server busy.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['./tests/support/faults/survived.ts'],
    ['./tests/support/axe/axe-runs.ts'],
    ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs a third of the run; a failed one is looked at by hand with --trace on.
    trace: 'off',
    // What a worker caches would stand between the tests and their faults; tests/support/page/cached-pages.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: browserFlags,
    },
  },
  // The production build with the local platform behind it, in memory: every run begins afresh.
  webServer: {
    command: `node build/commands/start.mjs${process.env.TEST_BUILT ? ' --built' : ''}`,
    env: { PORT: String(port), PLATFORM_FILE: ':memory:' },
    url: `http://127.0.0.1:${port}/`,
    timeout: 240_000,
  },
})

import { defineConfig } from '@playwright/test'
import { browserFlags, browserPath } from './build/ready/programs.mjs'

const port = Number(process.env.TEST_PORT ?? 4317)

export default defineConfig({
  testDir: 'tests',
  // From 'tests' on: a folder above the repository may be called 'site', too.
  testMatch: ['tests/{e2e,faults,site}/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['line'],
    ['./tests/support/survived.ts'],
    ['./tests/support/axe-runs.ts'],
    ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every test costs a third of the run; a failed one is looked at by hand with --trace on.
    trace: 'off',
    // What a worker keeps would stand between the tests and their faults; tests/support/kept-copies.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: browserPath() ?? '',
      args: browserFlags,
    },
  },
  // The production build with the local platform behind it, in memory: every run begins afresh.
  webServer: {
    command: 'node build/ready/command.mjs preview --mode platform',
    env: { PORT: String(port), PLATFORM_FILE: ':memory:' },
    url: `http://127.0.0.1:${port}/`,
    timeout: 60_000,
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The engines to run; all of them unless told. */
const engines = process.env.ENGINES?.split(',') ?? ['chromium', 'firefox', 'webkit']

export default defineConfig({
  root,
  resolve: { alias: { '@': `${root}src` } },
  test: {
    include: engines.map((engine) => `tests/engines/${engine}.test.ts`),
    globalSetup: ['tests/engines/serve.ts'],
    pool: 'forks',
    // Browsers are programs of their own, and wait more than they work.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

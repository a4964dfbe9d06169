import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm run look`: not a test, but the tests' way of opening pages, once for each width. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'look.spec.ts',
  outputDir: '../../node_modules/.cache/look-results',
  webServer: {
    command: '',
    ...[base.webServer ?? []].flat()[0],
    cwd: root,
  },
  reporter: [['line']],
  globalTeardown: './leaf-through.ts',
  projects: [360, 768, 1280].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 600 ? 740 : 900 } },
  })),
})

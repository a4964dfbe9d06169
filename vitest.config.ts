import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  define: {
    __RELEASE__: JSON.stringify('test'),
    __JAR__: JSON.stringify({ href: '/collections/products/Raw_Honey/HNY-1', name: 'Mustard Honey' }),
  },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    // Properties are tried many times over; a busy machine may take its time.
    testTimeout: 30_000,
    globalSetup: ['tests/support/platform-for-tests.ts'],
    setupFiles: ['tests/support/unit-setup.ts'],
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{unit/{build,config,content,domain,platform,worker},site}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ['tests/unit/{app,boot,browser,components,faults,features,services}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})

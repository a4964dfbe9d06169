import type { TestProject } from 'vitest/node'
import type { RuntimeConfig } from '@/config/runtime-config'
import { startPlatform } from '../../../platform/serve-platform'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The local platform that all tests of a run share; it cannot live beside the pretend browser's globals. */
    platform: { origin: string; config: RuntimeConfig }
  }
}

/** Serves one local platform, over real HTTP, for as long as the tests run. */
export default async function servePlatform(project: TestProject): Promise<() => Promise<void>> {
  const { origin, config, close } = await startPlatform()
  project.provide('platform', { origin, config })
  return close
}

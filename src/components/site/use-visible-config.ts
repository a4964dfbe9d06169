import { useSyncExternalStore } from 'react'
import { runtimeConfig } from '@/config/runtime-config'
import type { VisibleConfig } from '@/config/visible-config'

const never = () => () => {}

/**
 * Links and contact from the configuration. While the prerendered HTML is taken over they are those of the
 * build; right after, those of the file read at start (CONTRACT §1).
 */
export function useVisibleConfig(): VisibleConfig {
  return useSyncExternalStore<VisibleConfig>(never, runtimeConfig, () => __PRERENDERED_CONFIG__)
}

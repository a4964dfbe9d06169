import { useSyncExternalStore } from 'react'
import { runtimeConfig } from '@/config/runtime-config'
import type { VisibleConfig } from '@/config/visible-config'
import { lazily } from '@/domain/lazily'

const never = () => () => {}

const ofBuild = lazily((): VisibleConfig => __PRERENDERED_CONFIG__)
const textOf = ({ links, contact, legal }: VisibleConfig) => JSON.stringify({ links, contact, legal })

/** The build's own where the file read at start says the same: then nothing has to be drawn again. */
function ofVisit(): VisibleConfig {
  const config = runtimeConfig()
  return textOf(config) === textOf(ofBuild()) ? ofBuild() : config
}

/**
 * Links, contact and legal facts from the configuration. While React hydrates the prerendered HTML they are those of
 * the build; right after, those of the file read at start (R-GEN-11).
 */
export function useVisibleConfig(): VisibleConfig {
  return useSyncExternalStore(never, ofVisit, ofBuild)
}

import { useSyncExternalStore } from 'react'
import { readPageData } from '@/boot/page-data'
import { runtimeConfig } from '@/config/runtime-config'
import type { VisibleConfig } from '@/config/visible-config'

const never = () => () => {}

const ofPage = import.meta.env.SSR ? undefined : readPageData()?.config
const textOf = ({ links, contact, legal }: VisibleConfig) => JSON.stringify({ links, contact, legal })

/** That of the HTML; while a page is prerendered or none was, that in force. */
const ofHtml = (): VisibleConfig => ofPage ?? runtimeConfig()

/** That of the HTML where the file read at start says the same: then nothing has to be drawn again. */
function ofVisit(): VisibleConfig {
  const config = runtimeConfig()
  return ofPage && textOf(config) === textOf(ofPage) ? ofPage : config
}

/**
 * Links, contact and legal facts from the configuration. While React hydrates the prerendered HTML they are those
 * of the build; right after, those of the file read at start (R-GEN-11).
 */
export function useVisibleConfig(): VisibleConfig {
  return useSyncExternalStore(never, ofVisit, ofHtml)
}

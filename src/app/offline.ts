import { removeOfflineCopies } from '@/browser/offline-copies'
import type { KeepRequest } from '@/domain/keep-request'
import { visits } from './visits'
import { idle } from './when-idle'

const worker = '/sw.js'

/** What browsers with Trusted Types have beside what TypeScript knows of them. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/** The worker's address, and no other, as the page's policy lets it through. */
function trustedAddress(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const createScriptURL = (address: string) => {
    if (address === worker) return address
    throw new TypeError('No other script is let through.')
  }
  return trustedTypes?.createPolicy('service-worker', { createScriptURL }).createScriptURL(worker) ?? worker
}

/** Paths of the site's own files that this page has fetched so far: those from before the worker was there among them. */
const fetchedFiles = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
    .map(({ name, initiatorType }) => ({ url: new URL(name), initiatorType }))
    .filter(({ url }) => url.origin === location.origin)
    .filter(({ url, initiatorType }) => url.pathname.startsWith('/assets/') || initiatorType === 'img')
    .map(({ url }) => url.pathname)

/**
 * Has the service worker keep the pages that are opened, for use without a connection; or, where the operator switched
 * that off, removes a worker from before and its copies (docs/decisions/0020-service-worker.md).
 */
export async function setUpOfflineUse(wanted: boolean): Promise<void> {
  if (!wanted) return removeOfflineCopies()
  const workers = navigator.serviceWorker
  if (!workers) return // where the connection is not a safe one
  await workers.register(trustedAddress(), { updateViaCache: 'none' })
  const { active } = await workers.ready
  const tell = async () => {
    const keep = location.pathname
    // What the page still fetches by itself comes first.
    await idle()
    const message: KeepRequest = { keep, files: fetchedFiles() }
    const current = workers.controller ?? active
    current?.postMessage(message)
  }
  visits.tell = () => void tell()
  visits.tell()
}

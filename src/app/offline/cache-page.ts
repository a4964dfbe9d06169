import { idle } from '@/browser/idle'
import { lazyModule } from '@/browser/lazy-module'
import { once } from '@/domain/once'
import { fileKind } from '@/worker-messages/file-kind'
import type { CachePageMessage } from '@/worker-messages/messages'

const workerAddress = '/sw.js'

/** Loaded only where offline use is switched off, which is rare. */
const unregisterModule = lazyModule(() => import('@/browser/storage/unregister-worker'))

/** Trusted Types, as far as TypeScript's own types lack them. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string }
}

/**
 * The worker's address in the form that Trusted Types ask for; the policy lets no other through. It is asked for once:
 * browsers refuse a second policy of the same name.
 */
const trustedAddress = once((): string => {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes }
  const createScriptURL = (address: string) => {
    if (address === workerAddress) return address
    throw new TypeError('No other script is let through.')
  }
  return (
    trustedTypes?.createPolicy('service-worker', { createScriptURL }).createScriptURL(workerAddress) ??
    workerAddress
  )
})

/** Paths of the site's own files that this page has fetched so far, also before the worker was there. */
const fetchedFiles = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
    .map(({ name, initiatorType }) => ({ url: new URL(name), initiatorType }))
    .filter(({ url }) => url.origin === location.origin)
    .filter(({ url, initiatorType }) => fileKind(url.pathname) || initiatorType === 'img')
    .map(({ url }) => url.pathname)

let registering: Promise<void> | undefined

/** Registers the worker, once for each document; resolves when it is active. A failure is not remembered. */
function registerOnce(): Promise<void> {
  registering ??= register().catch((cause: unknown) => {
    registering = undefined
    throw cause
  })
  return registering
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' })
  await Promise.race([serviceWorker.ready, failureOf(registration)])
}

/** Rejects where the first worker cannot be installed: `ready` would wait for ever. */
const failureOf = (registration: ServiceWorkerRegistration) =>
  new Promise<never>((_, reject) => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant' && !registration.active)
        reject(new Error('The service worker could not be installed.'))
    })
  })

/**
 * Has the service worker cache an opened page. Where the operator switched offline use off, removes
 * the worker and its cache instead (docs/decisions/0020-service-worker.md).
 * @param path of the page, with the language's prefix
 */
export async function cachePage(path: string, offlineEnabled: boolean): Promise<void> {
  if (!offlineEnabled) {
    await (await unregisterModule.load()).unregisterWorker()
    return
  }
  if (!navigator.serviceWorker) return // where the connection is not a safe one
  await registerOnce()
  // What the page still fetches by itself comes first.
  await idle()
  const message: CachePageMessage = { keep: path, files: fetchedFiles() }
  // Asked for only now: a deployment may have replaced the worker meanwhile.
  const worker = navigator.serviceWorker.controller ?? (await navigator.serviceWorker.ready).active
  worker?.postMessage(message)
}

import { runtimeConfig } from '@/config/runtime-config'
import type { HandoverMessage } from '@/worker-messages/messages'

const workers = import.meta.env.SSR ? undefined : navigator.serviceWorker

/** Whether a request made now bypasses the service worker, which was not there when the page came. */
export const bypassesWorker = (): boolean => workers?.controller === null

/** Milliseconds for which answers wait for a worker that may never be ready: a device can refuse one. */
const longestWait = 60_000

/** The registration, once its worker is ready; undefined where it was given up. */
let ready: Promise<ServiceWorkerRegistration | undefined> | undefined

/** Hands an answer to the service worker that it has not seen pass, so that nothing is fetched twice. */
export function handOver(answer: HandoverMessage): void {
  if (!workers || !runtimeConfig().offline) return
  ready ??= Promise.race([
    workers.ready,
    new Promise<undefined>((resolve) => setTimeout(resolve, longestWait)),
  ])
  void ready.then((registration) => registration?.active?.postMessage(answer))
}

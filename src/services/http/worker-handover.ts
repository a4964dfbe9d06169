import { runtimeConfig } from '@/config/runtime-config'
import type { HandoverMessage } from '@/worker-messages/messages'

const workers = import.meta.env.SSR ? undefined : navigator.serviceWorker

/** Whether a request made now bypasses the service worker, which was not there when the page came. */
export const bypassesWorker = (): boolean => workers?.controller === null

/** Hands an answer to the service worker that it has not seen pass, so that nothing is fetched twice. */
export function handOver(answer: HandoverMessage): void {
  if (runtimeConfig().offline) void workers?.ready.then(({ active }) => active?.postMessage(answer))
}

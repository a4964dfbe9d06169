import { runtimeConfig } from '@/config/runtime-config'
import type { HandoverMessage } from '@/worker-messages/messages'

const workers = import.meta.env.SSR ? undefined : navigator.serviceWorker

/** Whether a question that is asked now passes the service worker by: it was not there yet as the page came. */
export const bypassesWorker = (): boolean => workers?.controller === null

/** Hands an answer that came past the service worker to it once it is there, so that nothing is asked for twice. */
export function handOver(answer: HandoverMessage): void {
  if (runtimeConfig().offline) void workers?.ready.then(({ active }) => active?.postMessage(answer))
}

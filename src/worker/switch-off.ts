import { forgetRecords } from './expiration'
import type { WorkerScope } from './scope'
import { hasShell } from './shell'

declare const self: WorkerScope

/** Aborted once this device was cleared or offline use was switched off: nothing is stored from then on. */
const switchOff = new AbortController()
export const switchedOff = switchOff.signal

/** What is being stored at the moment. */
const underWay = new Set<Promise<unknown>>()

/** Makes clearing wait for this storing. Its failure is ignored: there is still the network. */
export function track(storing: Promise<unknown>): Promise<void> {
  const ended = storing.then(
    () => {},
    () => {},
  )
  underWay.add(ended)
  return ended.finally(() => underWay.delete(ended))
}

/**
 * Whether anything may be stored. After a restart the missing shell says that this worker was
 * switched off.
 */
export const mayStore = async () => !switchedOff.aborted && (await hasShell().catch(() => false))

/** Stops storing and deletes the records; the caller removes the caches. */
export async function stop(): Promise<void> {
  switchOff.abort()
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, 1000))])
  await forgetRecords()
}

/** Stops storing, removes all caches, and goes. */
export async function unregisterSelf(): Promise<void> {
  switchOff.abort()
  await self.registration.unregister()
  await stop()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

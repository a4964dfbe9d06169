/** Milliseconds for which a worker is waited for; one of an earlier version does not answer. */
const patience = 1000

/** Has a worker store nothing any more, and waits until it has forgotten what it stored. */
function stopped(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    setTimeout(resolve, patience)
    worker.postMessage('stop', [port2])
  })
}

/**
 * Removes the service worker and all that it keeps on this device. One that still answers for open pages keeps nothing
 * from then on.
 */
export async function unregisterWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(
    registrations.map(async (registration) => {
      const { installing, waiting, active } = registration
      await Promise.all([installing, waiting, active].map((worker) => worker && stopped(worker)))
      await registration.unregister()
    }),
  )
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

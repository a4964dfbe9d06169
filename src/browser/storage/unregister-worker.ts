/** Milliseconds that we wait for a worker's answer; earlier versions do not answer. */
const timeout = 1000

/** Has a worker stop storing, and waits until its records are gone. */
function stopped(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    setTimeout(resolve, timeout)
    worker.postMessage('stop', [port2])
  })
}

/**
 * Removes the service worker with its caches. A worker that still answers for open pages stores
 * nothing from then on.
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

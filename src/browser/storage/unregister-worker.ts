/**
 * Milliseconds that we wait for a worker's answer: time to end what it is storing, and to delete a
 * thousand records on a slow phone.
 */
const timeout = 2500

/** Has a worker stop storing; resolves to whether its records are gone by then. */
function stopped(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), timeout)
    worker.postMessage('stop', [port2])
  })
}

/**
 * Removes the service worker with its records and caches. A worker that still answers for open pages
 * stores nothing from then on.
 * @returns whether all of it is gone
 * @throws where the browser refuses storage
 */
export async function unregisterWorker(): Promise<boolean> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const answers = await Promise.all(
    registrations.map(async (registration) => {
      const { installing, waiting, active } = registration
      const workers = [installing, waiting, active].filter((worker) => worker !== null)
      const haveStopped = await Promise.all(workers.map(stopped))
      await registration.unregister()
      return haveStopped
    }),
  )
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return answers.flat().every(Boolean)
}

/**
 * Removes the service worker and all that it keeps on this device. One that still answers for open pages keeps nothing
 * from then on.
 */
export async function removeOfflineCopies(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(
    workers.map((worker) => {
      worker.active?.postMessage('stop')
      return worker.unregister()
    }),
  )
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/** A promise, and what resolves it. */
export type DeferredPromise = { promise: Promise<void>; resolve: () => void }

/**
 * A promise that is resolved from elsewhere. `Promise.withResolvers`, but for Node 20, which
 * prerenders and lacks it.
 */
export function deferredPromise(): DeferredPromise {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

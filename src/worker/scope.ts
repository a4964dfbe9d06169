/** An event that lasts as long as what it waits for. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }

/** A request that the worker may answer. */
export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  /** The answer to a navigation that the browser began to fetch while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
}

type PageMessageEvent = ExtendableEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] }

/** The global scope of a service worker; TypeScript's own types for it clash with a page's. */
export type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void
}

/** An event that lasts as long as what it waits for. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }

/** A request that the worker may answer. */
export type RequestEvent = LastingEvent & {
  readonly request: Request
  /** The answer to a navigation, which the browser has begun to fetch while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>
}

type PageMessageEvent = LastingEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] }

/** What a service worker has of its own; TypeScript's types of it do not go together with those of a page. */
export type WorkerScope = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void
}

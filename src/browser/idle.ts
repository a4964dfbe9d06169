/** Milliseconds after which work begins even where the browser is never idle. */
const idleLimit = 5_000

/** Resolves when the browser has nothing better to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleLimit })
    else setTimeout(resolve, idleLimit)
  })

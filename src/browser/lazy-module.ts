import { reload } from './reload-once'

/** Milliseconds after which a module that has not come is given up (R-GEN-06). */
const timeLimit = 120_000

/** A module that did not come within the limit. */
export class ModuleTimeoutError extends Error {
  override name = 'ModuleTimeoutError'
  /** @param late resolves if it comes after all, and rejects if it never will */
  constructor(readonly late: Promise<unknown>) {
    super(`A module did not come within ${timeLimit} ms.`)
  }
}

/** A module that is fetched when it is wanted. */
export type LazyModule<Module> = {
  /**
   * Fetches it; all who ask at a time share one attempt. A failure is not remembered, so the next
   * caller tries again. A module past the limit is not asked for again; it is there for the next
   * caller once it comes.
   * @throws {ModuleTimeoutError} after 120 s
   */
  load: () => Promise<Module>
  /** The module once it has come. */
  readonly current: () => Module | undefined
  /**
   * What 'Try again' does: asks once more. Where that fails, or an answer is still awaited, it
   * reloads the page: all `import()`s of one address share one promise, so only a new page asks
   * again for one that hangs.
   * @throws as `load`, where the host does not answer
   */
  retry: () => Promise<Module>
}

/**
 * Wraps the dynamic import of what somebody waits for. What nobody waits for (reports, vitals, prefetching) is imported
 * plainly: its loss is ignored.
 */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let attempt: Promise<Module> | undefined
  let loaded: Module | undefined
  const load = () => {
    attempt ??= begin()
    return attempt
  }
  function begin(): Promise<Module> {
    const coming = fetchModule().then((module) => {
      loaded = module
      attempt = coming
      return module
    })
    coming.catch(() => {
      attempt = undefined
    })
    return withTimeLimit(coming)
  }
  const retry = async () => {
    if (!attempt || loaded) {
      const module = await load().catch(() => undefined)
      if (module) return module
    }
    await reload()
    return load()
  }
  return { load, current: () => loaded, retry }
}

/** The module however late it comes. */
export async function whenLoaded<Module>({ load }: Pick<LazyModule<Module>, 'load'>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    if (!(cause instanceof ModuleTimeoutError)) throw cause
    await cause.late
    return load()
  }
}

async function withTimeLimit<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ModuleTimeoutError(work)), timeLimit)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

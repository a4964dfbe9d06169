/** Milliseconds after which a module that has not come is given up (R-GEN-06). */
const timeLimit = 120_000

/** A module that did not come within the limit. */
export class ModuleTimeoutError extends Error {
  override name = 'ModuleTimeoutError'
}

/** A module that is fetched when it is wanted. */
export type LazyModule<Module> = {
  /** Fetches it, once however many ask at a time. A failure is not remembered: whoever asks next tries again. */
  load: () => Promise<Module>
  /** The module once it has come. */
  readonly current: () => Module | undefined
}

/**
 * Wraps a dynamic import, the one way in which this site fetches modules later.
 * @throws {ModuleTimeoutError} from `load` where nothing came within 120 s
 */
export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let pending: Promise<Module> | undefined
  let loaded: Module | undefined
  const load = () => {
    pending ??= withTimeLimit(fetchModule()).then(
      (module) => {
        loaded = module
        return module
      },
      (cause: unknown) => {
        pending = undefined
        throw cause
      },
    )
    return pending
  }
  return { load, current: () => loaded }
}

async function withTimeLimit<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ModuleTimeoutError(`A module did not come within ${timeLimit} ms.`))
    timer = setTimeout(giveUp, timeLimit)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

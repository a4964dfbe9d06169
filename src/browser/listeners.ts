/** Subscribes to an external store that never changes: nothing is told. */
export const neverChanges = () => () => {}

/** Those who listen to an external store, and a function that tells them of a change. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** @returns stops listening */
    add(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify(): void {
      for (const listener of listeners) listener()
    },
  }
}

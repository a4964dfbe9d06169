/**
 * Runs `make` on the first call, and returns that result from then on. The browser's formatters and collators take a
 * phone some 10 ms each, which no page should spend on what it may never show.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Makes something, or does it, at its first use and returns what came of it from then on. The browser's formatters and
 * collators take a phone some 10 ms each, which no page should spend on what it may never show.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

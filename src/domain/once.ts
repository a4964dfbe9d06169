/**
 * Makes something at its first use and returns it from then on. The browser's formatters and
 * collators take a phone some 10 ms each, which no page should spend on what it may never show.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

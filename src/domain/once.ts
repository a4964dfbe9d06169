/**
 * Makes something at its first use and keeps it. The browser's formatters and collators take some 10 ms each
 * to make on a phone, which no page should spend on what it may never show.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

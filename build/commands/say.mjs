/**
 * Tells the person at the terminal how far things are.
 * @param {string} line
 */
export function say(line) {
  console.log(`  ${line}`)
}

/** Something the person at the terminal has to see to; its message is the one clear line they get. */
export class CommandError extends Error {}

/**
 * Prints why the command fails: one clear line, or the whole error where nobody foresaw it. The exit code becomes 1;
 * the caller decides what still runs.
 * @param {unknown} cause
 */
export function reportFailure(cause) {
  if (cause instanceof CommandError) console.error(`\n  ${cause.message}`)
  else console.error(cause)
  process.exitCode = 1
}

/**
 * Seconds since a moment, for people: '12.3 s'.
 * @param {number} start as given by `Date.now()`
 */
export function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}

/**
 * Shows every ten seconds that something is still going on.
 * @template T
 * @param {() => string} words what is going on
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work gives
 */
export async function withProgress(words, work) {
  const start = Date.now()
  const beat = setInterval(() => say(`… ${words()}, ${secondsSince(start)}`), 10_000)
  try {
    return await work()
  } finally {
    clearInterval(beat)
  }
}

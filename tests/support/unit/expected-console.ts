/** Levels that a test must announce before it may use them. */
type Level = 'error' | 'warn'

type Message = { level: Level; text: string }

let messages: Message[] = []
let expected: { level: Level; text: string | RegExp }[] = []

/** Notes a message; called by the test set-up alone. */
export function noteMessage(level: Level, parts: readonly unknown[]): void {
  messages.push({ level, text: parts.map(String).join(' ') })
}

/**
 * Lets the running test write this message to the console, any number of times but at least once. Everything
 * else on these two levels fails the test.
 */
export function expectConsole(level: Level, text: string | RegExp): void {
  expected.push({ level, text })
}

/** Every message of the running test so far, to prove what is never logged. */
export function consoleMessages(): readonly string[] {
  return messages.map(({ text }) => text)
}

/** What is wrong with the messages of the test that has just ended; starts afresh for the next one. */
export function takeConsoleFaults(): string[] {
  const fits = (wanted: (typeof expected)[number], { level, text }: Message) =>
    wanted.level === level &&
    (typeof wanted.text === 'string' ? text.includes(wanted.text) : wanted.text.test(text))
  const faults = [
    ...messages
      .filter((message) => !expected.some((wanted) => fits(wanted, message)))
      .map(({ level, text }) => `unexpected console.${level}: ${text}`),
    ...expected
      .filter((wanted) => !messages.some((message) => fits(wanted, message)))
      .map(({ level, text }) => `console.${level} never said: ${text}`),
  ]
  messages = []
  expected = []
  return faults
}

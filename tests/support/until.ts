import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until the answer is a true one.
 * @param what is waited for, for whoever reads the failure
 * @param timeout in milliseconds
 */
export async function until<Value>(
  ask: () => Value | Promise<Value>,
  what: string,
  timeout = 15_000,
): Promise<Exclude<Awaited<Value>, false | null | undefined | '' | 0>> {
  type Answer = Exclude<Awaited<Value>, false | null | undefined | '' | 0>
  const end = Date.now() + timeout
  for (;;) {
    const answer = await ask()
    if (answer) return answer as Answer
    if (Date.now() > end) throw new Error(`Not within ${timeout / 1000} s: ${what}`)
    await pause(40)
  }
}

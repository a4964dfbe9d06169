import { randomUUID } from 'node:crypto'

/** Milliseconds that a token lives. */
export const tokenLife = 60 * 60 * 1000

/** The access tokens in force; they live in memory, so a restart ends them all, as a real one may. */
export type Tokens = {
  issue(): string
  isLive(token: string): boolean
  /** Ends one token, or every token where none is named. */
  expire(token?: string): void
}

/** @param now the clock, in epoch milliseconds */
export function createTokens(now: () => number): Tokens {
  const endsAt = new Map<string, number>()
  const isLive = (token: string) => (endsAt.get(token) ?? 0) > now()
  return {
    issue() {
      for (const token of endsAt.keys()) if (!isLive(token)) endsAt.delete(token)
      const token = randomUUID()
      endsAt.set(token, now() + tokenLife)
      return token
    },
    isLive,
    expire(token) {
      if (token === undefined) endsAt.clear()
      else endsAt.delete(token)
    },
  }
}

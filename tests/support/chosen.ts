/** Whether everything is tried (`npm run test:full`), not only a fixed half. */
export const everything = process.env.TEST_FULL === '1'

/** Every second case, or all of them with TEST_FULL=1. */
export const chosen = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => everything || index % 2 === 0)

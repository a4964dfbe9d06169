/** Whether everything is tried (`npm run test:full`), not only a fixed part. */
export const everything = process.env.TEST_FULL === '1'

/** Every second case, or every nth, or all of them with TEST_FULL=1. */
export const chosen = <Case>(cases: readonly Case[], nth = 2): Case[] =>
  cases.filter((_, index) => everything || index % nth === 0)

/** One of the cases, the next for each index, or all of them with TEST_FULL=1. */
export const inTurn = <Case>(cases: readonly Case[], index: number): Case[] =>
  cases.filter((_, at) => everything || at === index % cases.length)

/**
 * Waits until everything that was begun has ended, also where a part of it fails: the others write into the same folder,
 * which is removed then.
 * @throws what the first that failed has thrown
 */
export async function allEnded<Result>(begun: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(begun)
  return Promise.all(begun)
}

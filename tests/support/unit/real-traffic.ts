/** Lets real traffic through while the clock of the page stands still. */
export async function until(reached: () => boolean): Promise<void> {
  while (!reached()) await new Promise((next) => setImmediate(next))
}

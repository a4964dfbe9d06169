import type * as queries from './queries'

/**
 * Asks for the lists of a page ahead of time, when its link is about to be followed.
 * @param lists what can be asked for
 * @param params the parameters of the page's address, decoded
 */
export type Prefetch = (
  lists: typeof queries,
  params: Readonly<Record<string, string | undefined>>,
) => Promise<unknown>

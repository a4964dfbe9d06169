import type * as queries from './queries'

/**
 * Fetches the lists of a page when its link is about to be followed.
 * @param lists the queries to choose from
 * @param params the parameters of the page's address, decoded
 */
export type Prefetch = (
  lists: typeof queries,
  params: Readonly<Record<string, string | undefined>>,
) => Promise<unknown>

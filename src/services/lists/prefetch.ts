import type * as queries from './queries'

/** The parameters of a page's address, decoded. */
export type PageParams = Readonly<Record<string, string | undefined>>

/**
 * Fetches the lists of a page when its link is about to be followed.
 * @param lists the queries to choose from
 */
export type Prefetch = (lists: typeof queries, params: PageParams) => Promise<unknown>

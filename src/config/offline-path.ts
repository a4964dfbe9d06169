/** The page that stands for others while there is no connection; no page links to it. */
export const offlinePath = '/offline'

/** Id of its list, into which the service worker writes the pages that are there. */
export const cachedPagesId = 'cached-pages'

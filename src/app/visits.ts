/** Who is told of every page that is opened within the site: nobody, until offline use is set up. */
export const visits = { tell: () => {} }

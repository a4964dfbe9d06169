/** Id of the heading of the page. */
export const headingId = 'quote-list-heading'

/**
 * Where the focus goes when what had it is gone. The page scrolls up with it: the line with 'Undo' stands just below
 * the heading, and would not be seen from a row further down.
 */
export const focusHeading = () => document.getElementById(headingId)?.focus()

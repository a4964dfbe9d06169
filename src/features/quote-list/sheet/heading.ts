export const headingId = 'quote-list-heading'

/** Where the focus goes when what had it is gone. */
export const focusHeading = () => document.getElementById(headingId)?.focus()

/** What needs scripts, beside it, where they did not load; `instead` stands before the telephone and the email. */
export type ScriptsNoticeCopy = { text: string; instead: string }

const instead = 'Call or write instead:'

export const scriptsNotice = {
  demo: { text: 'This form needs scripts, and they did not load.', instead },
  listing: {
    text: 'Search, filters and likes need scripts, and they did not load.',
    instead: 'Products open without them. Or call or write:',
  },
  /** Lists of a page that tells a story. */
  services: { text: 'The services need scripts, and they did not load.', instead },
  products: { text: 'The products need scripts, and they did not load.', instead },
  quoteList: { text: 'The quote list needs scripts, and they did not load.', instead },
  /** A map page whose list comes by script. */
  places: { text: 'The list of places and the map need scripts, and they did not load.', instead },
  /** A map page whose list is in the HTML. */
  map: {
    text: 'The map needs scripts, and they did not load.',
    instead: 'The list of places works without them. Or call or write:',
  },
} satisfies Record<string, ScriptsNoticeCopy>

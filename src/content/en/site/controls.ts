/** Words of controls and of waiting that stand on many pages. */
export const controls = {
  tryAgain: 'Try again',
  /** A part of the site is awaited. */
  loading: 'Loading...',
  /** A list is awaited for longer than a spinner turns. */
  stillLoading: 'Still loading…',
  /** Why a list failed. */
  causes: {
    offline: 'You are offline.',
    noAnswer: 'The server did not answer.',
    error: 'The server answered with an error.',
  },
  partFailed: 'This part of the page did not load.',
  productFailed: 'The product did not load.',
  close: 'Close',
  opensInNewTab: 'opens in a new tab',
  messages: 'Messages',
  /** Before telephone and e-mail, where scripts are needed that did not load. */
  callOrWrite: 'Call or write instead:',
} as const

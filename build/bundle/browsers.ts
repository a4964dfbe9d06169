/**
 * The oldest supported browsers: those current two years ago, and the Firefox ESR of that time
 * (docs/browsers.md).
 */
export const oldestBrowsers = ['chrome131', 'edge131', 'firefox128', 'safari18.1', 'ios18.1']

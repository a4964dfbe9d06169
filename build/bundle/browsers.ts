/**
 * The oldest browsers that the site supports, as the build is told: what was current two years ago, and the Firefox
 * that organisations had then (docs/browsers.md).
 */
export const oldestBrowsers = ['chrome131', 'edge131', 'firefox128', 'safari18.1', 'ios18.1']

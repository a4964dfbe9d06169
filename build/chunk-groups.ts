/**
 * What is put together into one file of the browser's build. Left to itself the bundler cuts a chunk for every set
 * of pages that share something, most of them too small to compress well, and each costs a request and a task of its
 * own. A group takes with it what its modules import, unless a group of higher priority has it already.
 */
export const chunkGroups = [
  // All that runs before the first paint, and so nothing of React; copying, saving and clearing wait for a press.
  // What home and the demo form both read of the tab, and what the header reads of the quote list, is too small for a file
  // of its own.
  {
    name: 'boot',
    priority: 50,
    test: /vite\/preload-helper|\/src\/(?:boot\/|browser\/(?!copy-text|save-file|forget-device|offline-copies))|\/src\/(?:features\/(?:book-demo\/owed-thanks|quote-list\/quote-text)|content\/start-failure|config\/(?:config-address|offline-page))\./,
  },
  // The libraries that every page is drawn with, what the start of the site has in common with the groups below, and
  // the failure that forms tell apart without the calls themselves.
  {
    name: 'frame',
    priority: 40,
    test: /node_modules\/(?:react|react-dom|react-error-boundary|react-router|react-router-dom|scheduler|valibot|classnames)\/|rolldown\/runtime|\/src\/(?:services\/service-error|components\/ui\/ButtonLink|content\/picture|domain\/lazily)\./,
  },
  // What every page has in common; what a few share stays with those, and its styles with it.
  {
    name: 'shared',
    priority: 30,
    test: /node_modules\/(?:react-bootstrap|@restart)\/|\/src\/(?:components\/(?!sections\/)|config\/|content\/(?!technology-platforms)|services\/use-hydrated)/,
    minShareCount: 7,
  },
  // What pages that tell a story are made of; listings, forms and maps do without.
  {
    name: 'sections',
    priority: 28,
    test: /\/src\/(?:components\/sections\/|content\/technology-platforms\.)/,
    minShareCount: 5,
  },
  // What searches and counts a listing comes with the list, what sharing and quoting go by comes with them, jars are
  // drawn for those who see them, and places, blooms and the demo form have pages of their own.
  {
    name: 'rules',
    priority: 25,
    test: /\/src\/domain\/(?!apply-listing|search|list-facts|quote-items|message-links|file-name|qr-|honey-|drawn-jar|label|place|distance|bloom|find-offer|otp-|word-list)/,
    minShareCount: 2,
  },
  // Those that are wanted together.
  {
    name: 'offline-use',
    priority: 24,
    test: /\/src\/(?:app\/OfflineUse|browser\/offline-copies|content\/offline)\./,
  },
  { name: 'form-select', priority: 24, test: /\/react-bootstrap\/esm\/Form(?:Context|Select)\./ },
  {
    name: 'form-parts',
    priority: 23,
    test: /node_modules\/(?:react-bootstrap\/esm\/(?:Form(?:Control|Group|Label)|Feedback|Col|Row|CloseButton)\.|prop-types\/|warning\/)/,
  },
  {
    name: 'shelf-parts',
    priority: 24,
    test: /\/src\/(?:components\/ui\/Aged|features\/category-shelf\/use-media)\./,
  },
  // TanStack Query comes with the first list; axios with the first call and what every call of a list needs.
  {
    name: 'lists',
    priority: 20,
    test: /node_modules\/@tanstack\/|\/src\/services\/(?:queries|query-client|use-list|use-late)\./,
  },
  {
    name: 'request',
    priority: 10,
    test: /node_modules\/axios\/|\/src\/services\/(?:products|token)\./,
  },
]

/** Files that no page has to be told to fetch: each has them before it answers. */
export const loadedByEveryPage = /\/(?:rolldown-runtime|boot|frame|shared|start|index)-[^/]*\.js$/

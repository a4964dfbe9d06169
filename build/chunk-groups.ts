/**
 * What is put together into one file of the browser's build. Left to itself the bundler cuts a chunk for every set
 * of pages that share something, most of them too small to compress well, and each costs a request and a task of its
 * own. A group takes with it what its modules import, unless a group above it has that already.
 */
const groups = [
  // All that runs before the first paint, and so nothing of React; the entry itself names files of the start, and would take
  // every file that imports this one along whenever they change. Copying, saving and clearing wait for a press.
  // What home and the demo form both read of the tab, and what the header reads of the quote list, is too small for a file
  // of its own.
  {
    name: 'boot',
    test: /vite\/preload-helper|\/src\/(?:boot\/|browser\/(?!copy-text|save-file|forget-device|offline-copies))|\/src\/(?:features\/(?:book-demo\/owed-thanks|quote-list\/quote-text)|content\/start-failure|config\/(?:config-address|offline-page))\./,
  },
  // The libraries that every page is drawn with, what the start of the site has in common with the groups below, and
  // the failure that forms tell apart without the calls themselves.
  {
    name: 'frame',
    test: /node_modules\/(?:react|react-dom|react-error-boundary|react-router|react-router-dom|scheduler|valibot|classnames)\/|\/src\/(?:services\/service-error|components\/ui\/ButtonLink|content\/picture|domain\/lazily)\./,
  },
  // Styles of several parts, each by itself: a part that has one in common with another should not wait for all of it.
  {
    name: (id: string) => /(\w[\w-]*)\.scss/.exec(id)?.[1] ?? null,
    test: /\/src\/styles\/(?!base)/,
  },
  // The start of the app with the frame of every page, what nearly every page is made of, the styles of what the frame gets
  // later, and the rules by which every call and every list is read: a page fetches them with its token in any case. The age
  // of an answer is with them: calls note it and lists read it, and neither should come with the other.
  {
    name: 'start',
    test: /\/src\/(?:app\/start|config\/categories|domain\/(?:digits|kept-answer|money|plain-text|price|saving|stock|subcategory|usable-text|value)|services\/(?:kept-answers|use-hydrated)|components\/(?:ui\/(?:Aged|Image|ListState|ListWaiting|Notice)|site\/(?:SolutionLinks|OfflineBar)\.module))\./,
  },
  // What pages that tell a story are made of; listings, forms and maps do without.
  {
    name: 'sections',
    test: /\/src\/(?:components\/sections\/|content\/technology-platforms\.)/,
    minShareCount: 5,
  },
  { name: 'tiles', test: /\/src\/components\/sections\/CategoryTiles\./ },
  // TanStack Query comes with the first list; axios with the first call and what every call of a list needs.
  {
    name: 'lists',
    test: /node_modules\/@tanstack\/|\/src\/services\/(?:queries|query-client|use-list|use-late)\./,
  },
  // Small things that what has a form or a list of actions is made of.
  {
    name: 'controls',
    test: /\/react-bootstrap\/esm\/Form(?:Context|Select)\.|\/src\/(?:components\/ui\/(?:action-icons|DialogNote|StatusIcon)|domain\/message-links)\./,
  },
  {
    name: 'form-parts',
    test: /node_modules\/(?:react-bootstrap\/esm\/(?:Form(?:Control|Group|Label)|Feedback|Col|Row|CloseButton)\.|prop-types\/|warning\/)/,
  },
  {
    name: 'offline-use',
    test: /\/src\/(?:app\/OfflineUse|browser\/offline-copies|content\/offline)\./,
  },
  // What the pages for farmers, brands and the like have in common.
  {
    name: 'audience',
    test: /\/src\/(?:content\/shelf|domain\/find-offer|components\/product\/(?:OfferLink|offer-anchor)|features\/category-shelf\/CategoryShelf)\./,
  },
  { name: 'quote-items', test: /\/src\/(?:domain|features\/quote-list)\/quote-items\./ },
  // A product wherever it is listed.
  {
    name: 'product',
    test: /\/src\/(?:components\/product\/(?:ProductCard|ProductLink|ProductPicture|ProductPrice)|features\/category-shelf\/use-media)\./,
  },
  { name: 'panel', test: /\/src\/features\/product-panel\/ProductPanel\./ },
  { name: 'home', test: /\/src\/(?:pages\/home\/HomePage|features\/honey-shelf\/Jars\.module)\./ },
  // A listing comes in three parts: what answers first, the products, and what waits for a press.
  {
    name: 'listing',
    test: /\/src\/pages\/collections\/(?:products\/ListingPage|CollectionsLayout)\./,
  },
  { name: 'results', test: /\/src\/features\/catalogue\/(?:ProductResults|CollectionLinks)\./ },
  {
    name: 'drawers',
    test: /\/src\/(?:components\/ui\/Drawer|features\/catalogue\/FilterDrawer)\./,
  },
  {
    name: 'request',
    test: /node_modules\/axios\/|\/src\/services\/(?:products|subcategories|likes|token)\./,
  },
]

/** The groups as the bundler takes them: the first one first. */
export const chunkGroups = groups.map((group, place) => ({ ...group, priority: groups.length - place }))

/** Files that no page has to be told to fetch: each has them before it answers. */
export const loadedByEveryPage = /\/(?:rolldown-runtime|boot|frame|start|index)-[^/]*\.js$/

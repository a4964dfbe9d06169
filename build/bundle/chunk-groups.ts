type Group = {
  /** Of the file; a style sheet's group is named after it. */
  name: string | ((id: string) => string | null)
  /** Parts of the paths of its modules. Each has to stand in some path of a build, or the build fails. */
  paths: string[]
  /** Parts of the paths of modules that it leaves alone, the same. */
  except?: string[]
  minShareCount?: number
}

const modules = (folder: string, ...names: string[]) => names.map((name) => `${folder}${name}.`)
const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`)

/**
 * What is put together into one file of the browser's build. Left to itself the bundler cuts a chunk for every set
 * of pages that share something, most of them too small to compress well, and each costs a request and a task of its
 * own. A group takes with it what its modules import, unless a group above it has that already.
 */
export const groups: readonly Group[] = [
  // All that runs before the first paint, and so nothing of React; the entry itself names files of the start, and would take
  // every file that imports this one along whenever they change. Copying, saving and clearing wait for a press.
  // What home and the demo form both read of the tab, and what the header reads of the quote list, is too small for a file
  // of its own.
  {
    name: 'boot',
    paths: [
      'vite/preload-helper',
      '/src/boot/',
      '/src/browser/',
      '/src/features/book-demo/thanks/pending-thanks.',
      '/src/features/quote-list/quote-storage.',
      '/@words/site/start-failure.',
      '/src/config/config-address.',
      '/src/config/offline-path.',
    ],
    except: [
      '/src/browser/copy-text',
      '/src/browser/save-file',
      '/src/browser/clear-device',
      '/src/browser/unregister-worker',
      '/src/browser/cleared-elsewhere',
      '/src/browser/send-reports',
      '/src/browser/private-words',
    ],
  },
  // The libraries that every page is drawn with, what the start of the site has in common with the groups below, and
  // the failure that forms tell apart without the calls themselves.
  {
    name: 'frame',
    paths: [
      ...packages('react', 'react-dom', 'react-error-boundary', 'react-router', 'react-router-dom'),
      ...packages('scheduler', 'valibot', 'classnames'),
      '/src/services/http/service-error.',
      '/src/components/ui/ButtonLink.',
      '/src/content/pictures.',
      '/src/domain/once.',
    ],
  },
  // Styles of several parts, each by itself: a part that has one in common with another should not wait for all of it.
  {
    name: (id) => /(\w[\w-]*)\.scss/.exec(id)?.[1] ?? null,
    paths: ['/src/styles/'],
    except: ['/src/styles/base/base.'],
  },
  // The start of the app with the frame of every page, what nearly every page is made of, the styles of what the frame gets
  // later, and the rules by which every call and every list is read: a page fetches them with its token in any case. The age
  // of an answer is with them: calls read it and so does the worker's page, and neither should come with the other.
  {
    name: 'start',
    paths: [
      '/src/app/start.',
      '/src/config/category-ids.',
      ...modules('/src/domain/', 'fold-text', 'read-value', 'usable-text'),
      ...modules('/src/domain/catalogue/', 'stock', 'subcategory'),
      ...modules('/src/domain/format/', 'digits', 'money'),
      ...modules('/src/domain/price/', 'price', 'saving'),
      ...modules('/src/hooks/', 'use-hydrated', 'use-in-view'),
      '/src/worker-messages/cached-at.',
      ...modules('/src/components/loading/', 'AsyncList', 'Placeholder'),
      ...modules('/src/components/ui/', 'Image', 'Notice'),
      ...modules('/src/components/site/', 'header/SolutionLinks.module', 'OfflineBar.module'),
    ],
  },
  // Forms, listings and maps have it, and nothing else in common that the start has not.
  {
    name: 'scripts-notice',
    paths: ['/src/components/site/ScriptsNotice.', '/@words/site/scripts-notice.'],
  },
  // What pages that tell a story are made of; listings, forms and maps do without.
  {
    name: 'sections',
    paths: ['/src/components/sections/', '/@words/business/technology-platforms.'],
    minShareCount: 4,
  },
  // TanStack Query comes with the first list; axios with the first call and what every call of a list needs.
  {
    name: 'lists',
    paths: [
      '/node_modules/@tanstack/',
      '/@words/site/lists.',
      '/src/hooks/use-late.',
      ...modules('/src/services/lists/', 'queries', 'query-client', 'use-list'),
    ],
  },
  // Small things that what has a form or a list of actions is made of.
  {
    name: 'controls',
    paths: [
      ...modules('/node_modules/react-bootstrap/esm/', 'FormContext', 'FormSelect'),
      '/src/components/loading/DialogNote.',
      ...modules('/src/components/ui/', 'action-icons', 'Sentence', 'StatusIcon'),
      '/src/domain/share/message-links.',
    ],
  },
  {
    name: 'form-parts',
    paths: [
      ...modules('/node_modules/react-bootstrap/esm/', 'FormControl', 'FormGroup', 'FormLabel'),
      ...modules('/node_modules/react-bootstrap/esm/', 'Feedback', 'Col', 'Row', 'CloseButton'),
      ...packages('prop-types', 'warning'),
    ],
  },
  {
    name: 'offline-support',
    paths: ['/src/app/offline/OfflineSupport.', '/src/browser/cleared-elsewhere.', '/@words/site/offline.'],
  },
  // What the pages for farmers, brands and the like have in common.
  {
    name: 'audience',
    paths: [
      '/src/content/shelf.',
      '/src/domain/catalogue/find-offer.',
      ...modules('/src/components/offers/', 'OfferLink', 'offer-anchor'),
      '/src/features/offers/OfferSection.',
    ],
  },
  {
    name: 'quote-items',
    paths: ['/src/domain/quote/quote-items.', '/src/features/quote-list/use-quote-items.'],
  },
  // What pages with products put into their cards; the cards come with their list.
  {
    name: 'product-features',
    paths: [
      '/src/pages/ProductFeatures.',
      '/src/components/product/use-product-address.',
      '/@words/features/product-card.',
    ],
  },
  // A product wherever it is listed.
  {
    name: 'product',
    paths: [
      ...modules('/src/components/product/', 'DocumentLink', 'ProductCard', 'ProductPicture', 'ProductPrice'),
      '/src/hooks/use-media-query.',
    ],
  },
  { name: 'panel', paths: ['/src/features/product-panel/ProductPanel.'] },
  { name: 'home', paths: ['/src/pages/home/HomePage.', '/src/features/honey-shelf/Jars.module.'] },
  // A listing comes in three parts: what answers first, the products, and what waits for a press.
  {
    name: 'listing',
    paths: ['/src/pages/collections/products/ListingPage.', '/src/pages/collections/CollectionsLayout.'],
  },
  {
    name: 'results',
    paths: ['/src/features/catalogue/results/ProductResults.', '/src/features/catalogue/CollectionLinks.'],
  },
  { name: 'drawers', paths: ['/src/components/ui/Drawer.', '/src/features/catalogue/filters/FilterDrawer.'] },
  {
    name: 'request',
    paths: [
      ...packages('axios'),
      ...modules('/src/services/calls/', 'products', 'subcategories', 'likes'),
      '/src/services/http/token.',
    ],
  },
]

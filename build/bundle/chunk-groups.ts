type Group = {
  /** Of the file; a style sheet's group is named after it. */
  name: string | ((id: string) => string | null)
  /** Parts of the paths of its modules. A part that matches no path fails the build. */
  paths: string[]
  /** Parts of the paths of modules that it leaves alone, the same. */
  except?: string[]
  minShareCount?: number
}

const modules = (folder: string, ...names: string[]) => names.map((name) => `${folder}${name}.`)
const packages = (...names: string[]) => names.map((name) => `/node_modules/${name}/`)

/**
 * Which modules share a file of the browser build. By itself the bundler makes a chunk for every
 * set of pages that share something; most are too small to compress well, and each costs a request
 * and a task. A group takes along what its modules import, unless a group above it has that
 * already.
 */
export const groups: readonly Group[] = [
  // All that runs before the first paint, the entry with it: nothing of React. Copying, saving and
  // clearing wait for a press. What home and the demo form read of the tab, and the header of the
  // quote list, is too small for a file of its own.
  {
    name: 'boot',
    paths: [
      'vite/preload-helper',
      '/src/main.',
      '/src/boot/',
      '/src/browser/',
      '/src/features/book-demo/thanks/pending-thanks.',
      '/src/features/quote-list/storage/quote-storage.',
      '/@content/site/start-failure.',
      '/src/config/config-address.',
      '/src/config/offline-path.',
      '/src/domain/address-pattern.',
    ],
    except: [
      '/src/browser/copy-text',
      '/src/browser/save-file',
      '/src/browser/storage/clear-device',
      '/src/browser/storage/unregister-worker',
      '/src/browser/storage/cleared-elsewhere',
      '/src/browser/reports/send-reports',
      '/src/browser/reports/private-words',
    ],
  },
  // The libraries that every page is drawn with, what the start shares with the groups below, and
  // the failure that forms tell apart without importing the calls.
  {
    name: 'frame',
    paths: [
      ...packages('react', 'react-dom', 'react-error-boundary', 'react-router', 'react-router-dom'),
      ...packages('scheduler', 'valibot', 'classnames'),
      '/src/services/http/service-error.',
      '/src/components/ui/links/ButtonLink.',
      '/src/content/pictures.',
      '/src/domain/months.',
    ],
  },
  // Shared style sheets, a file each: a part that needs one should not wait for all of them.
  {
    name: (id) => /(\w[\w-]*)\.scss/.exec(id)?.[1] ?? null,
    paths: ['/src/styles/'],
    except: ['/src/styles/base/base.'],
  },
  // The start, the frame of every page, what nearly every page is made of, the styles of the
  // frame's later parts, and the readers that every call and list uses: a page fetches them with
  // its token anyway. `cached-at` is here since calls and the worker's page read it, and neither
  // should bring the other.
  {
    name: 'start',
    paths: [
      '/src/app/start.',
      '/src/config/category-ids.',
      ...modules('/src/domain/', 'fold-text', 'read-value', 'usable-text'),
      ...modules('/src/domain/catalogue/', 'stock', 'subcategory', 'without-duplicate-products'),
      ...modules('/src/domain/format/', 'digits', 'money'),
      ...modules('/src/domain/price/', 'price', 'saving'),
      ...modules('/src/hooks/', 'use-hydrated', 'use-in-view'),
      '/src/worker-messages/cached-at.',
      '/@content/site/calendar.',
      ...modules('/src/components/loading/', 'AsyncList', 'Placeholder'),
      ...modules('/src/components/ui/', 'Image', 'Notice'),
      ...modules(
        '/src/components/site/',
        'header/SolutionLinks.module',
        'OfflineBar.module',
        'ScriptsNotice',
      ),
    ],
  },
  // Sections of the pages that tell a story; listings, forms and maps do without.
  {
    name: 'sections',
    paths: ['/src/components/sections/', '/@content/business/technology-platforms.'],
    minShareCount: 4,
  },
  // TanStack Query comes with the first list; axios comes with the first call. What honeys by colour and the panel read
  // of a name is too small for a file of its own.
  {
    name: 'lists',
    paths: [
      '/node_modules/@tanstack/',
      '/@content/site/lists.',
      '/src/domain/catalogue/infused.',
      '/src/hooks/use-late.',
      ...modules('/src/services/lists/', 'queries', 'query-client', 'use-list', 'use-products'),
    ],
  },
  // Small parts of forms and of lists of actions.
  {
    name: 'controls',
    paths: [
      ...modules('/node_modules/react-bootstrap/esm/', 'FormContext', 'FormSelect'),
      '/src/components/loading/DialogNote.',
      ...modules('/src/components/ui/', 'action-icons', 'Sentence', 'StatusIcon'),
      '/src/domain/share/message-links.',
      '/src/hooks/use-message-about.',
    ],
  },
  {
    name: 'form-parts',
    paths: [
      ...modules('/node_modules/react-bootstrap/esm/', 'FormControl', 'FormGroup', 'FormLabel'),
      ...modules('/node_modules/react-bootstrap/esm/', 'Feedback', 'Col', 'Row'),
      ...packages('prop-types', 'warning'),
    ],
  },
  // What the demo form asks for, which the legal documents name.
  { name: 'lead', paths: ['/src/domain/demo/lead.', '/@content/features/lead.'] },
  {
    name: 'offline-support',
    paths: [
      '/src/app/offline/OfflineSupport.',
      '/src/browser/storage/cleared-elsewhere.',
      '/@content/site/offline.',
    ],
  },
  // What a listing's controls share with product cards.
  { name: 'product-actions', paths: modules('/src/features/', 'share/ShareButton', 'likes/liked-store') },
  // What the pages for farmers, brands and the like have in common.
  {
    name: 'audience',
    paths: [
      '/src/content/product-list.',
      '/src/domain/catalogue/find-offer.',
      ...modules('/src/components/offers/', 'OfferLink', 'OffersOf', 'offer-anchor'),
      ...modules('/src/features/offers/', 'OfferSection', 'PageOffersPanel'),
    ],
  },
  {
    name: 'quote-items',
    paths: ['/src/domain/quote/quote-items.', '/src/features/quote-list/storage/use-quote-items.'],
  },
  // What pages pass into product cards; the cards come with their list.
  {
    name: 'product-slots',
    paths: ['/src/pages/FilledProductSlots.', '/@content/product/product-card.'],
  },
  // A product wherever it is listed.
  {
    name: 'product',
    paths: [
      ...modules('/src/components/product/', 'DocumentLink', 'ProductCard', 'ProductPicture', 'ProductPrice'),
      '/src/hooks/use-media-query.',
    ],
  },
  { name: 'offers', paths: ['/src/features/offers/OfferList.', '/src/components/offers/LoadedOffers.'] },
  { name: 'panel', paths: ['/src/features/product-panel/ProductPanel.'] },
  { name: 'home', paths: ['/src/pages/home/HomePage.', '/src/features/honey-shelf/Jars.module.'] },
  {
    name: 'honeys',
    paths: [
      ...modules('/src/services/lists/', 'use-honeys', 'honey-query'),
      '/@content/features/honey-scale.',
    ],
  },
  // A listing has three parts: what answers first, the products, and what waits for a press.
  {
    name: 'listing',
    paths: ['/src/pages/collections/products/ListingPage.', '/src/pages/collections/CollectionsLayout.'],
  },
  {
    name: 'results',
    paths: ['/src/pages/collections/products/ListingResults.', '/src/features/catalogue/CollectionLinks.'],
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

/**
 * What is put together into one file of the browser's build. Left to itself the bundler cuts a chunk for every
 * set of pages that share something, most of them too small to compress well, and each costs a request and a
 * task of its own: home asked for 23 files before it answered, and for 13 more afterwards. A group takes with
 * it what its modules import, unless a group of higher priority has it already.
 */
export const chunkGroups = [
  // All that is run before the first paint, and so nothing of React.
  {
    name: 'boot',
    priority: 50,
    test: /vite\/preload-helper|\/src\/(?:boot|browser)\/|\/src\/content\/(?:site|link)\.|\/src\/config\/(?:paths|facts|visible-config)\./,
  },
  // React, the router and the frame of every page, with all that lists have in common with it.
  {
    name: 'frame',
    priority: 45,
    test: /node_modules\/(?:react|react-error-boundary|classnames|scheduler|valibot|react-dom|react-router|react-router-dom)\/|rolldown\/runtime|\/src\/(?:config\/|components\/(?:product\/like-slot|site\/use-visible-config)\.|features\/likes\/LikeHeart\.|domain\/(?:price|money|stock|subcategory|digits|lazily|value)\.)/,
  },
  // What pages have in common.
  {
    name: 'shared',
    priority: 40,
    test: /\/src\/(?:components\/(?:ui|sections)|content)\/|\/src\/(?:services\/(?:service-error|log)|domain\/otp-answers|features\/category-shelf\/prefetch-shelves)\./,
    minShareCount: 2,
  },
  // axios comes with the first call.
  {
    name: 'request',
    priority: 20,
    test: /node_modules\/axios\/|\/src\/services\/(?:client|request|retries|token|endpoint|get-list|products)\./,
  },
  // TanStack Query comes with the first list, and brings what lists have in common.
  {
    name: 'lists',
    priority: 10,
    test: /node_modules\/(?:@tanstack|p-limit|yocto-queue)\/|\/src\/(?:services\/(?:query-client|queries|use-list|use-late)|features\/likes\/(?:LiveLikeButton|use-like|liked)|components\/product\/ProductPrice)\./,
  },
]

/** Files that no page has to be told to fetch: each has them before it answers. */
export const loadedByEveryPage = /\/(?:rolldown-runtime|boot|frame|shared|start|index)-[^/]*\.js$/

/**
 * What is put together into one file of the browser's build. Left to itself the bundler cuts a chunk for every
 * set of pages that share something, most of them too small to compress well: home asked for 23 files before it
 * answered. A group takes with it what its modules import, unless a group of higher priority has it already.
 */
export const chunkGroups = [
  // Every page starts with these.
  {
    name: 'base',
    priority: 50,
    test: /node_modules\/(?:react|scheduler|valibot)\/|\/src\/config\/|rolldown\/runtime|vite\/preload-helper/,
  },
  // Small, and needed with and without a call: kept out of the groups below, which would come along otherwise.
  {
    name: 'values',
    priority: 40,
    test: /\/src\/(?:services\/(?:service-error|log)|domain\/(?:otp-answers|value))\./,
  },
  // What a dozen pages and more have in common.
  {
    name: 'shared',
    priority: 30,
    test: /\/src\/(?:components\/(?:ui|sections)|content|domain)\//,
    minShareCount: 12,
  },
  // axios comes with the first call.
  {
    name: 'request',
    priority: 20,
    test: /node_modules\/axios\/|\/src\/services\/(?:request|token|endpoint)\./,
  },
  // TanStack Query comes with the first list.
  { name: 'lists', priority: 10, test: /node_modules\/@tanstack\/|\/src\/services\/query-client\./ },
]

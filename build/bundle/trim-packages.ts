import type { Plugin } from 'vite'
import { isForBrowsers } from '../pages/language-builds'
import { refuseUnused } from './refuse-unused'

/** Files of a library, below `node_modules/`, that no browser of ours runs, and what replaces each. */
type Replacement = { files: string[]; code: string }

/**
 * docs/dependencies.md has what each saves; one that saves less than half a kilobyte is not worth
 * its line.
 */
const replaced: Replacement[] = [
  // axios uses XMLHttpRequest where there is one: in every browser.
  {
    files: ['axios/lib/adapters/fetch.js'],
    code: 'export const getFetch = () => null; export default null',
  },
  // Names for status codes, which our code has no use for.
  { files: ['axios/lib/helpers/HttpStatusCode.js'], code: 'export default {}' },
  // Forms as bodies: our calls send JSON and text.
  {
    files: [
      'axios/lib/helpers/formDataToJSON.js',
      'axios/lib/helpers/toURLEncodedForm.js',
      'axios/lib/helpers/toFormData.js',
    ],
    code: 'export const DEFAULT_FORM_DATA_MAX_DEPTH = 0; export default (data) => data',
  },
  // Progress of transfers, which nothing here shows, and warnings of unknown settings: types tell us.
  {
    files: ['axios/lib/helpers/progressEventReducer.js', 'axios/lib/helpers/validator.js'],
    code: 'const pass = () => pass; export const progressEventReducer = () => []; export default { assertOptions: pass, validators: { transitional: pass, spelling: pass } }',
  },
  // CSRF tokens in cookies, which the back end does not set; axios' own cancelling, where we use
  // signals; circles in query parameters, which we never send.
  {
    files: [
      'axios/lib/helpers/cookies.js',
      'axios/lib/cancel/CancelToken.js',
      'axios/lib/core/assertParamsAcyclic.js',
    ],
    code: 'const none = () => null; none.read = none; none.readAsync = async () => null; export default none',
  },
  // Mutations of TanStack Query, and its endless lists: likes and forms are sent by the calls alone.
  {
    files: [
      '@tanstack/query-core/build/modern/mutationCache.js',
      '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    ],
    code: 'const none = () => {}; export class MutationCache { resumePausedMutations() {} clear() {} } export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage }',
  },
  // Arrows and dots of react-slick's own, which are switched off.
  {
    files: ['react-slick/lib/arrows.js', 'react-slick/lib/dots.js'],
    code: 'export const PrevArrow = () => null; export { PrevArrow as NextArrow, PrevArrow as Dots }',
  },
  // Every browser has had its own since 2020; react-slick brings one along.
  {
    files: ['resize-observer-polyfill/dist/ResizeObserver.es.js'],
    code: 'export default globalThis.ResizeObserver',
  },
]

/**
 * Marks calls as free of side effects where the bundler cannot know it, so that it drops the
 * router's components that nobody imports: forms, scripts and scroll restoration of its framework.
 */
const routerEdits: { name: string; find: RegExp; put: string }[] = [
  // Names for React's own developer tools.
  { name: 'displayName of react-router', find: /^\w+\.displayName = "\w+";$/gm, put: '' },
  {
    name: 'forwardRef of react-router',
    find: /= (?=React\d*\.(?:forwardRef|createContext)\()/g,
    put: '= /* @__PURE__ */ ',
  },
  // Prefetching needs its framework; ours is `app/prefetch-on-intent.ts`.
  {
    name: 'PrefetchPageLinks of react-router',
    find: /(?<=^function PrefetchPageLinks\()[\s\S]*?^}$/m,
    put: ') { return null }',
  },
  // Error elements and server redirects need its data routers; ours are in `components/loading/`.
  {
    name: 'RenderErrorBoundary of react-router',
    find: /^function DefaultErrorComponent\(\) {[\s\S]*?^RenderErrorBoundary\.contextType = RSCRouterContext;$/m,
    put: 'var defaultErrorElement = null, RenderErrorBoundary = () => null;',
  },
]

/** Where the router's package has its code; it names only the build with the warnings. */
const routerChunk = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/

/**
 * Leaves unused parts of libraries out of the browser build (docs/decisions/0014-measuring.md). An
 * entry that matches nothing in a newer version fails the build by name.
 */
export function trimPackages(): Plugin {
  const used = new Set<string>()
  return {
    name: 'hivefield:trim-packages',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    async resolveId(source, importer, options) {
      if (source !== 'react-router') return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found?.id.includes('/development/')) used.add('react-router/dist/development')
      return found && { ...found, id: found.id.replace('/development/', '/production/') }
    },
    load(id) {
      for (const { files, code } of replaced) {
        const file = files.find((path) => id.endsWith(`/node_modules/${path}`))
        if (!file) continue
        used.add(file)
        return code
      }
    },
    transform(code, id) {
      if (!routerChunk.test(id)) return
      return routerEdits.reduce((text, { name, find, put }) => {
        const edited = text.replace(find, put)
        if (edited !== text) used.add(name)
        return edited
      }, code)
    },
    buildEnd(fault) {
      if (fault) return
      const wanted = [
        'react-router/dist/development',
        ...replaced.flatMap(({ files }) => files),
        ...routerEdits.map(({ name }) => name),
      ]
      refuseUnused(
        'build/bundle/trim-packages.ts',
        wanted.filter((name) => !used.has(name)),
      )
    },
  }
}

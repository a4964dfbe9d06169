import type { Plugin } from 'vite'

/** Parts of libraries that no browser of ours ever runs, and what stands in for each. */
const replaced: [file: RegExp, code: string][] = [
  // axios takes XMLHttpRequest wherever there is one, which is everywhere.
  [/\/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null; export default null'],
  // Names for status codes, which our code has no use for.
  [/\/axios\/lib\/helpers\/HttpStatusCode\.js$/, 'export default {}'],
  // Forms as bodies: our calls send JSON and text.
  [/\/axios\/lib\/helpers\/(?:formDataToJSON|toURLEncodedForm)\.js$/, 'export default (data) => data'],
  [
    /\/axios\/lib\/helpers\/toFormData\.js$/,
    'export const DEFAULT_FORM_DATA_MAX_DEPTH = 0; export default (data) => data',
  ],
  // Tokens in cookies, which the back end does not set; its own kind of cancelling, where ours is a signal; circles in
  // query parameters, of which we send none.
  [/\/axios\/lib\/helpers\/cookies\.js$/, 'export default { read: () => null, readAsync: async () => null }'],
  [/\/axios\/lib\/cancel\/CancelToken\.js$/, 'export default class {}'],
  [/\/axios\/lib\/core\/assertParamsAcyclic\.js$/, 'export default () => {}'],
  // How far an upload or a download is, which nothing here shows.
  [/\/axios\/lib\/helpers\/progressEventReducer\.js$/, 'export const progressEventReducer = () => []'],
  // Its warnings of settings that it does not know: types tell us.
  [
    /\/axios\/lib\/helpers\/validator\.js$/,
    'const pass = () => pass; export default { assertOptions: pass, validators: { transitional: pass, spelling: pass } }',
  ],
  // Lists without an end, a page of answers at a time: ours come whole.
  [
    /\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    'export const infiniteQueryBehavior = () => undefined; export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage }',
  ],
  // Arrows and dots of react-slick's own, which are switched off.
  [
    /\/react-slick\/lib\/(?:arrows|dots)\.js$/,
    'export const PrevArrow = () => null; export { PrevArrow as NextArrow, PrevArrow as Dots }',
  ],
  // Its media queries, which it makes of settings that we do not give.
  [/\/json2mq\/index\.js$/, "export default () => ''"],
  // Formik's lodash tries out whether Internet Explorer 11 can name its maps and sets.
  [/\/lodash-es\/_getTag\.js$/, "export { default } from './_baseGetTag.js'"],
  // Every browser has had its own since 2020; react-slick brings one along.
  [/\/resize-observer-polyfill\/dist\/.*\.js$/, 'export default globalThis.ResizeObserver'],
]

/**
 * Marks what the bundler cannot see to be without effect, so that it leaves out those of the router's components that
 * nobody imports: forms, scripts and scroll restoration of its framework.
 */
function forgetUnusedComponents(code: string): string {
  return (
    code
      // Names for React's own developer tools.
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      .replaceAll(/= (?=React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ ')
      .replaceAll(
        /^var (\w+) = (class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
        'var $1 = /* @__PURE__ */ (() => $2)();',
      )
      // Only its framework knows what to prefetch for a link; ours is `app/prefetch.ts`.
      .replace(/(?<=^function PrefetchPageLinks\()[\s\S]*?^}$/m, ') { return null }')
  )
}

/** Leaves out of the browser's build what no browser needs (docs/decisions/0014-measuring.md). */
export function lighterLibraries(): Plugin {
  return {
    name: 'hivefield:lighter-libraries',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Its package names only the build with the warnings.
    async resolveId(source, importer, options) {
      if (source !== 'react-router') return
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('/development/', '/production/') }
    },
    load(id) {
      return replaced.find(([file]) => file.test(id))?.[1]
    },
    transform(code, id) {
      if (/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return forgetUnusedComponents(code)
    },
  }
}

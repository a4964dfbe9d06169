import type { Plugin } from 'vite'

/** Parts of libraries that no browser of ours ever runs, and what stands in for each. */
const replaced: [file: RegExp, code: string][] = [
  // axios takes XMLHttpRequest wherever there is one, which is everywhere.
  [/\/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => null; export default null'],
  // Names for status codes, which our code has no use for.
  [/\/axios\/lib\/helpers\/HttpStatusCode\.js$/, 'export default {}'],
  // Forms as bodies: our calls send JSON and text.
  [/\/axios\/lib\/helpers\/(?:formDataToJSON|toURLEncodedForm)\.js$/, 'export default (data) => data'],
  // Arrows and dots of react-slick's own, which are switched off.
  [
    /\/react-slick\/lib\/(?:arrows|dots)\.js$/,
    'export const PrevArrow = () => null; export { PrevArrow as NextArrow, PrevArrow as Dots }',
  ],
  // Its media queries, which it makes of settings that we do not give.
  [/\/json2mq\/index\.js$/, "export default () => ''"],
  // Every browser has had its own since 2020; react-slick brings one along.
  [/\/resize-observer-polyfill\/dist\/.*\.js$/, 'export default globalThis.ResizeObserver'],
]

/** Leaves out of the browser's build what no browser needs (docs/decisions/0014-measuring.md). */
export function lighterLibraries(): Plugin {
  return {
    name: 'hivefield:lighter-libraries',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return replaced.find(([file]) => file.test(id))?.[1]
    },
  }
}

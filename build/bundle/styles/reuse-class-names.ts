import type { Plugin } from 'vite'
import { isForBrowsers } from '../../pages/language-builds'

const styleModule = /\.module\.scss$/

const prefix = '\0class-names:'

/**
 * Gives the builds for Node the class names of style modules from a build for browsers, which comes
 * before them. They write no styles, and compiling every sheet for its names alone takes as long
 * again. A module that no browser build has is compiled as usual.
 */
export function reuseClassNames(): Plugin[] {
  const compiled = new Map<string, string>()
  return [
    {
      name: 'hivefield:take-class-names',
      apply: 'build',
      sharedDuringBuild: true,
      applyToEnvironment: isForBrowsers,
      enforce: 'post',
      transform: {
        filter: { id: styleModule },
        handler(code, id) {
          compiled.set(id, code)
        },
      },
    },
    {
      name: 'hivefield:reuse-class-names',
      apply: 'build',
      sharedDuringBuild: true,
      applyToEnvironment: (environment) => !isForBrowsers(environment),
      enforce: 'pre',
      resolveId: {
        filter: { id: styleModule },
        async handler(source, importer, options) {
          const module = await this.resolve(source, importer, { ...options, skipSelf: true })
          return module && compiled.has(module.id) ? `${prefix}${module.id}.js` : module
        },
      },
      load: {
        filter: { id: new RegExp(`^${prefix}`) },
        handler: (id) => compiled.get(id.slice(prefix.length, -'.js'.length)),
      },
    },
  ]
}

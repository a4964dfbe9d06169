import type { Plugin } from 'vite'
import { isForBrowsers } from '../../pages/language-builds'

/** The import of a style module, as one object of all its classes. */
const styleImport = /^import styles from(?= '.*\.module\.scss'$)/gm

const inBrowserBuilds = { apply: 'build', applyToEnvironment: isForBrowsers } as const

/**
 * Has components import the classes of a style module one by one: the bundler then writes each as a
 * word where it is used, and no page loads objects of names
 * (docs/decisions/0036-inlined-constants.md).
 */
export const inlineClassNames = (): Plugin[] => [
  {
    ...inBrowserBuilds,
    name: 'hivefield:import-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: styleImport },
      handler: (code) => ({ code: code.replace(styleImport, 'import * as styles from'), map: null }),
    },
  },
  {
    ...inBrowserBuilds,
    name: 'hivefield:keep-style-modules',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.scss$/ },
      // Nobody imports anything of it by then, and the bundler would leave out its styles as well.
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]

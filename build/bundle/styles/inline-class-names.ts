import type { Plugin } from 'vite'
import { isForBrowsers } from '../../pages/language-builds'

/** Where the name of a class is worked out, only the whole object has them all. */
const computedName = /\bstyles\[/

/** The import of a style module, as one object of all its classes. */
const styleImport = /^import styles from(?= '.*\.module\.scss'$)/gm

/** The code of a component that imports its classes one by one, unless it needs them all. */
export const importingEach = (code: string): string =>
  computedName.test(code) ? code : code.replace(styleImport, 'import * as styles from')

const inBrowserBuilds = { apply: 'build', applyToEnvironment: isForBrowsers } as const

/**
 * Has components import the classes of a style module one by one: the bundler then writes each as a
 * word where it is used, and leaves out the object of names. Components that work out the name of a
 * class keep it (docs/decisions/0036-inlined-constants.md).
 */
export const inlineClassNames = (): Plugin[] => [
  {
    ...inBrowserBuilds,
    name: 'hivefield:import-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: styleImport },
      handler: (code) => ({ code: importingEach(code), map: null }),
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

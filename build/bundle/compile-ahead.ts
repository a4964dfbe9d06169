import type { Plugin } from 'vite'
import { isForBrowsers } from '../pages/language-builds'

/** Chrome's word for it; it counts on the first line alone. */
const mark = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile a script as it arrives, beside the main thread (docs/decisions/0016-first-paint.md). It comes
 * after all else that is put in front; Vite's list of preloads is.
 */
export function compileAhead(): Plugin {
  return {
    name: 'hivefield:compile-ahead',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = mark + file.code
      },
    },
  }
}

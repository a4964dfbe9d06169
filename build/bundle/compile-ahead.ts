import type { Plugin } from 'vite'
import { isForBrowsers } from '../pages/language-builds'

/** Chrome's word for it; it counts on the first line alone. */
const mark = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the browser compile a script off the main thread as it arrives
 * (docs/decisions/0016-first-paint.md). Runs after every other plugin, since Vite puts its preload
 * list in front of the script.
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

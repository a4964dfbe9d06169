import type { Plugin } from 'vite'
import { isForBrowsers } from '../pages/language-builds'
import { refuseUnused } from './refuse-unused'

const scheduler = 'scheduler/cjs/scheduler.production.js'

/** Where React's scheduler listens to the messages that it sends itself. */
const listens = 'channel.port1.onmessage = performWorkUntilDeadline;'

/** Runs pending work when the page is back; without any, does nothing. */
const wakes = "addEventListener('pageshow', function () { performWorkUntilDeadline() });"

/**
 * Firefox loses the messages of a page that it puts into its back/forward cache while they are under
 * way. React's scheduler would wait for one for ever, and a page that is back draw nothing any more
 * (docs/decisions/0040-back-forward-cache.md).
 */
export function wakeScheduler(): Plugin {
  let used = false
  return {
    name: 'hivefield:wake-scheduler',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    transform(code, id) {
      if (!id.endsWith(`/node_modules/${scheduler}`)) return
      used = code.includes(listens)
      return { code: code.replace(listens, listens + wakes), map: null }
    },
    buildEnd(fault) {
      if (!fault && !used) refuseUnused('build/bundle/wake-scheduler.ts', [scheduler])
    },
  }
}

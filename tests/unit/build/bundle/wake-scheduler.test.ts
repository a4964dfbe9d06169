import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { wakeScheduler } from '../../../../build/bundle/wake-scheduler'

const file = createRequire(createRequire(import.meta.url).resolve('react-dom')).resolve(
  'scheduler/cjs/scheduler.production.js',
)
const original = readFileSync(file, 'utf8')

function edited(): string {
  const transform = wakeScheduler().transform as (code: string, id: string) => { code: string }
  return transform(original, file.replaceAll('\\', '/')).code
}

type Scheduler = {
  unstable_NormalPriority: number
  unstable_scheduleCallback: (priority: number, work: () => void) => void
}

/** A channel whose messages are lost, as in Firefox where the page goes into its back/forward cache. */
class LosingChannel {
  port1 = { onmessage: () => {} }
  port2 = { postMessage: () => {} }
}

/** What was done of what was asked for before and after the page was back. */
function doneBy(code: string): string[] {
  const done: string[] = []
  const page = new EventTarget()
  const scheduler = {} as Scheduler
  const run = new Function('exports', 'setImmediate', 'MessageChannel', 'addEventListener', code)
  run(scheduler, undefined, LosingChannel, page.addEventListener.bind(page))
  const ask = (what: string) =>
    scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => done.push(what))
  ask('before')
  page.dispatchEvent(new Event('pageshow'))
  ask('after')
  page.dispatchEvent(new Event('pageshow'))
  return done
}

it('React does what waits once a page is back whose messages were lost', () => {
  expect(doneBy(original)).toEqual([])
  expect(doneBy(edited())).toEqual(['before', 'after'])
})

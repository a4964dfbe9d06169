import type { Metric } from 'web-vitals'
import { idle } from '@/browser/idle'

/** Gets FCP, LCP, CLS, INP and TTFB, each as it becomes final (R-GEN-10); the panel of `?vitals` gets every change as well. */
export type VitalsHook = (metric: Metric) => void

/**
 * Measurements go to `hook`, to `address` and, with `?vitals`, to a panel on the page (R-GEN-10). The
 * start asks for it only where one of the three is wanted.
 * @param address where measurements are sent; '' for nowhere
 */
export function watchVitals(address: string, hook?: VitalsHook): void {
  const hooks = [hook, address ? sendTo(address) : undefined].filter((wanted) => wanted !== undefined)
  const showsPanel = new URLSearchParams(location.search).has('vitals')
  whenIdle(async () => {
    const vitals = await import('web-vitals')
    const watch = (report: VitalsHook, options?: { reportAllChanges: boolean }) => {
      for (const on of [vitals.onTTFB, vitals.onFCP, vitals.onLCP, vitals.onCLS, vitals.onINP])
        on(report, options)
    }
    for (const report of hooks) watch(report)
    if (address) sendView(address)
    if (!showsPanel) return
    const { openVitalsPanel } = await import('@/features/vitals/open-vitals-panel')
    watch(openVitalsPanel(), { reportAllChanges: true })
  })
}

/**
 * Sends the measurement and the page's path, and nothing about the visitor: no query, cookie,
 * token, nor the id that web-vitals gives each page load.
 */
function sendTo(address: string): VitalsHook {
  const path = location.pathname
  return ({ name, value }) => navigator.sendBeacon(address, JSON.stringify({ name, value, path }))
}

/** Characters of each campaign parameter that are sent; our own links have no more. */
const partLimit = 60

/** Sends that the page was opened, and by which campaign (`utm_*`): nothing else of the query. */
function sendView(address: string): void {
  const campaign = [...new URLSearchParams(location.search)]
    .filter(([name]) => /^utm_(?:source|medium|campaign)$/.test(name))
    .map(([name, value]) => [name, [...value].slice(0, partLimit).join('')])
  const view = { name: 'view', path: location.pathname, ...Object.fromEntries(campaign) }
  navigator.sendBeacon(address, JSON.stringify(view))
}

/** A failure loses figures, nothing else. */
const whenIdle = (work: () => Promise<void>) =>
  void idle()
    .then(work)
    .catch((cause: unknown) => console.warn('No vitals are measured.', cause))

import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** Adds up every movement of the layout that no visitor caused, from the first paint on. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum so far, as it is reported: '0.000' when nothing moved. */
export const layoutShift = (page: Page) => page.evaluate(() => (window.layoutShift ?? 1).toFixed(3))

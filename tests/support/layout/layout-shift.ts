import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShift?: { sum: number; moved: string[] }
  }
}

/** Adds up every movement of the layout that no visitor caused, from the first paint on. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const seen: NonNullable<Window['layoutShift']> = { sum: 0, moved: [] }
    window.layoutShift = seen
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        seen.sum += value
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent
          seen.moved.push(`${name} from ${place(previousRect)} to ${place(currentRect)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum so far, as it is reported: '0.000' when nothing moved, else with what moved. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const { sum, moved } = window.layoutShift ?? { sum: 1, moved: ['Nobody watched the layout.'] }
    return [sum.toFixed(3), ...(sum < 0.0005 ? [] : moved)].join('; ')
  })

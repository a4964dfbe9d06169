import type { JSHandle, Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Every movement of the layout since the page began that no visitor caused, added up: '0.000' when nothing moved, else
 * with what moved. The browser holds the last 150 movements. A toast that takes the place of one that has gone counts as
 * none: it lies over the page, and how long the test has taken by then decides whether it is seen.
 * @param among elements of which one has to have moved; all, unless told
 */
export const layoutShift = (page: Page, among?: JSHandle<WeakSet<Node>>) =>
  page.evaluate((among) => {
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const isToast = ({ node }: { node?: Node }) =>
      node instanceof Element && node.closest('.Toastify__toast') !== null
    const isAmong = ({ node }: { node?: Node }) =>
      [node, node?.parentNode].some((one) => one && among?.has(one))
    const shifts = (observer.takeRecords() as Shift[]).filter(
      ({ hadRecentInput, sources }) =>
        !hadRecentInput &&
        !(sources.length > 0 && sources.every(isToast)) &&
        (!among || sources.some(isAmong)),
    )
    observer.disconnect()
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent
        return `${name} from ${place(previousRect)} to ${place(currentRect)}`
      }),
    )
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    return [sum.toFixed(3), ...(sum < 0.0005 ? [] : moved)].join('; ')
  }, among)

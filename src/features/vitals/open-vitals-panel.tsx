import { createRoot } from 'react-dom/client'
import type { Metric } from 'web-vitals'
import { VitalsPanel } from './VitalsPanel'

/**
 * Adds the panel for staff to the page, outside the site's own tree.
 * @returns a function that takes each measurement
 */
export function openVitalsPanel(): (metric: Metric) => void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  const metrics = new Map<Metric['name'], Metric>()
  const draw = () => {
    if (place.isConnected) root.render(<VitalsPanel metrics={[...metrics.values()]} onClose={close} />)
  }
  draw()
  return (metric) => {
    metrics.set(metric.name, metric)
    draw()
  }
}

import { createRoot } from 'react-dom/client'
import type { Metric } from 'web-vitals'
import { VitalsPanel } from './VitalsPanel'

/**
 * Puts the panel for staff on the page, beside the site and not within it, and returns what to give each
 * measurement to.
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

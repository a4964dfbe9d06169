import { vitals } from '@content/site/vitals'
import type { Metric } from 'web-vitals'
import { Button } from '@/components/ui/Button'
import styles from './VitalsPanel.module.scss'

type VitalsPanelProps = {
  metrics: readonly Pick<Metric, 'name' | 'value' | 'rating'>[]
  onClose: () => void
}

const names = Object.keys(vitals.names) as Metric['name'][]

/** Seconds and milliseconds as people read them; a layout shift has no unit. */
function figure(name: Metric['name'], value: number): string {
  if (name === 'CLS') return value.toFixed(3)
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`
}

/** What this visit has measured so far, for staff (`?vitals`, R-GEN-10). */
export function VitalsPanel({ metrics, onClose }: VitalsPanelProps) {
  const measured = new Map(metrics.map((metric) => [metric.name, metric]))
  return (
    <aside className={styles.panel} aria-labelledby="vitals-heading">
      <h2 id="vitals-heading">{vitals.heading}</h2>
      <dl>
        {names.map((name) => {
          const metric = measured.get(name)
          return (
            <div key={name} className={metric && styles[metric.rating]}>
              <dt>
                <abbr title={vitals.names[name]}>{name}</abbr>
              </dt>
              <dd>
                {metric ? `${figure(name, metric.value)}, ${vitals.ratings[metric.rating]}` : vitals.notYet}
              </dd>
            </div>
          )
        })}
      </dl>
      <Button look="outline" small onClick={onClose}>
        {vitals.close}
      </Button>
    </aside>
  )
}

import { productPanel as copy } from '@content/features/product-panel'
import { productCard } from '@content/product/product-card'
import { soldOut } from '@content/product/sold-out'
import { calendar } from '@content/site/calendar'
import { type ReactNode, useId } from 'react'
import { AsSent } from '@/components/ui/AsSent'
import { ExternalLink } from '@/components/ui/links/ExternalLink'
import type { Product } from '@/domain/catalogue/product'
import { type TraceStep, traceOf } from '@/domain/catalogue/trace'
import { TraceIcon } from './TraceIcon'
import styles from './TraceSteps.module.scss'

/** The way of a product from the flower to the shelf, a hexagon for each step that its record tells of. */
export function TraceSteps({ product }: { product: Product }) {
  const headingId = useId()
  return (
    <section className={styles.trace} aria-labelledby={headingId}>
      <h3 id={headingId}>{copy.trace}</h3>
      <ol>
        {traceOf(product).map((step) => (
          <li key={step.kind}>
            <span className={styles.cell}>
              <TraceIcon kind={step.kind} />
            </span>
            <div>
              <p className={styles.label}>{copy.steps[step.kind]}</p>
              <p className={styles.value}>{textOf(step)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function textOf(step: TraceStep): ReactNode {
  if (step.kind === 'shelf') return step.left > 0 ? productCard.available(step.left) : soldOut()
  if (step.kind === 'listed') return calendar.day(step.day)
  if (step.kind !== 'quality') return <AsSent>{step.value}</AsSent>
  return step.href ? (
    <ExternalLink href={step.href}>{productCard.certificate}</ExternalLink>
  ) : (
    `${productCard.certificate}: ${productCard.notAvailable}`
  )
}

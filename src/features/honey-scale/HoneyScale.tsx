import { useEffect, useRef } from 'react'
import { firstSeen } from '@/browser/first-seen'
import { lazy } from '@/components/loading/lazy'
import { ListPlaceholder } from '@/components/loading/Placeholder'
import { CompactSection } from '@/components/sections/CompactSection'
import styles from './HoneyScale.module.scss'

const seen = firstSeen()

// The scale needs no script: it is hydrated, and its honeys are asked for again, once somebody looks at it.
const Scale = lazy(() => import('./Scale'), { Waiting: ListPlaceholder, when: seen.when })

/** The honeys of the catalogue by their colour, of which one is chosen and opens its product. */
export function HoneyScale({ heading, lead, id }: { heading: string; lead: string; id: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? seen.watch(place.current) : undefined), [])
  return (
    <CompactSection heading={heading} lead={lead} id={id} tone="sand">
      <div className={styles.place} ref={place}>
        <Scale />
      </div>
    </CompactSection>
  )
}

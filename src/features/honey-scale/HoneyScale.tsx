import { useRef } from 'react'
import { deferredPromise } from '@/browser/deferred-promise'
import { lazy } from '@/components/loading/lazy'
import { ListPlaceholder } from '@/components/loading/Placeholder'
import { CompactSection } from '@/components/sections/CompactSection'
import { useInView } from '@/hooks/use-in-view'
import styles from './HoneyScale.module.scss'

const seen = deferredPromise()

// The scale works without a script: it is hydrated and refetched once it is in view.
const Scale = lazy(() => import('./Scale'), { Waiting: ListPlaceholder, when: () => seen.promise })

/** The honeys of the catalogue by their colour, of which one is chosen and opens its product. */
export function HoneyScale({ heading, lead }: { heading: string; lead: string }) {
  const place = useRef<HTMLDivElement>(null)
  useInView(place, { onEnter: seen.resolve })
  return (
    <CompactSection heading={heading} lead={lead} id="colours" tone="sand">
      <div className={styles.place} ref={place}>
        <Scale />
      </div>
    </CompactSection>
  )
}

import { labelMaker } from '@content/features/label-maker'
import { useRef } from 'react'
import { deferredPromise } from '@/browser/deferred-promise'
import { lazy } from '@/components/loading/lazy'
import { ListPlaceholder } from '@/components/loading/Placeholder'
import { CompactSection } from '@/components/sections/CompactSection'
import { useInView } from '@/hooks/use-in-view'
import styles from './LabelMaker.module.scss'
import '@/styles/shared/forms.scss'
import '@/styles/shared/form-messages.scss' // both with the page: the field stands in its HTML, long before the maker's script comes

const seen = deferredPromise()

// The prerendered HTML is complete; the script is fetched once the visitor comes near.
const Maker = lazy(() => import('./LabelEditor'), { Waiting: ListPlaceholder, when: () => seen.promise })

/** A jar with the visitor's own name on it, drawn as it is typed, and the ways to ask for a quote with it. */
export function LabelMaker() {
  const place = useRef<HTMLDivElement>(null)
  useInView(place, { margin: '50%', onEnter: seen.resolve })
  return (
    <CompactSection heading={labelMaker.heading} lead={labelMaker.lead} id="label" tone="sand">
      <div className={styles.place} ref={place}>
        <Maker />
      </div>
    </CompactSection>
  )
}

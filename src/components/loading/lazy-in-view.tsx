import { type ComponentType, type ReactNode, useRef } from 'react'
import { deferredPromise } from '@/browser/deferred-promise'
import { useInView } from '@/hooks/use-in-view'
import { lazy } from './lazy'
import { ListPlaceholder } from './Placeholder'

type InViewProps = { className: string | undefined; margin: string; onEnter: () => void; children: ReactNode }

/**
 * A component whose prerendered HTML works without a script: its module is fetched, and the HTML
 * hydrated, once it is in view.
 * @param margin how far from the window it counts as in view, as an `IntersectionObserver` takes it
 */
export function lazyInView(fetchModule: () => Promise<{ default: ComponentType }>, margin = '0px') {
  const seen = deferredPromise()
  const Part = lazy(fetchModule, { Waiting: ListPlaceholder, when: () => seen.promise })
  return ({ className }: Pick<InViewProps, 'className'>) => (
    <InView className={className} margin={margin} onEnter={seen.resolve}>
      <Part />
    </InView>
  )
}

function InView({ className, children, ...seen }: InViewProps) {
  const place = useRef<HTMLDivElement>(null)
  useInView(place, seen)
  return (
    <div className={className} ref={place}>
      {children}
    </div>
  )
}

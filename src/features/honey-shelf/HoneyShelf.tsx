import { type ReactNode, useRef } from 'react'
import { deferredPromise } from '@/browser/deferred-promise'
import { lazy } from '@/components/loading/lazy'
import { ListPlaceholder } from '@/components/loading/Placeholder'
import { Section } from '@/components/sections/Section'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { LinkCopy } from '@/content/link'
import { useInView } from '@/hooks/use-in-view'
import styles from './HoneyShelf.module.scss'

type HoneyShelfProps = {
  heading: string
  lead: string
  all: LinkCopy
  /** What else there is for those who want honey. */
  children: ReactNode
}

const seen = deferredPromise()

// Links work without a script: the prerendered jars are hydrated and refetched once they are in view.
const Jars = lazy(() => import('./Jars'), { Waiting: ListPlaceholder, when: () => seen.promise })

/** A shelf of jars from pale to dark, each of which opens its product, and the way to all of them. */
export function HoneyShelf({ heading, lead, all, children }: HoneyShelfProps) {
  const place = useRef<HTMLDivElement>(null)
  useInView(place, { onEnter: seen.resolve })
  return (
    <Section heading={heading} lead={lead} id="honey">
      <div className={styles.place} ref={place}>
        <Jars />
      </div>
      <ButtonLink href={all.href} look="forest" small>
        {all.label}
      </ButtonLink>
      {children}
    </Section>
  )
}

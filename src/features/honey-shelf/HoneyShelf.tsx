import type { ReactNode } from 'react'
import { lazyInView } from '@/components/loading/lazy-in-view'
import { Section } from '@/components/sections/Section'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import type { LinkCopy } from '@/content/link'
import styles from './HoneyShelf.module.scss'

type HoneyShelfProps = {
  heading: string
  lead: string
  all: LinkCopy
  /** What else there is for those who want honey. */
  children: ReactNode
}

const Jars = lazyInView(() => import('./Jars'))

/** A shelf of jars from pale to dark, each of which opens its product, and the way to all of them. */
export function HoneyShelf({ heading, lead, all, children }: HoneyShelfProps) {
  return (
    <Section heading={heading} lead={lead} id="honey">
      <Jars className={styles.place} />
      <ButtonLink href={all.href} look="forest" small>
        {all.label}
      </ButtonLink>
      {children}
    </Section>
  )
}

import classNames from 'classnames'
import type { ReactNode } from 'react'
import styles from './Band.module.scss'

/** Ground that a part of a page stands on: cream, sand, or dark forest. */
export type Tone = 'cream' | 'sand' | 'forest'

type BandProps = {
  tone?: Tone | undefined
  /** A small hexagon hangs on its upper edge. */
  seal?: boolean | undefined
  /** Anchor of the whole band. */
  id?: string | undefined
  /** Id of its heading, which makes a section of it. */
  labelledBy?: string
  className?: string | undefined
  children: ReactNode
}

/** A band across the page, on one of three grounds. */
export function Band({ tone = 'cream', seal, id, labelledBy, className, children }: BandProps) {
  const Element = labelledBy ? 'section' : 'div'
  const look = [styles.band, styles[tone], seal && styles.seal, tone === 'forest' && 'on-dark']
  return (
    <Element id={id} className={classNames(look, className)} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </Element>
  )
}

import { controls } from '@content/site/controls'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import styles from './Placeholder.module.scss'

type PlaceholderProps = {
  /** How much space it reserves; a `skeleton` says so by itself. */
  size?: 'page' | 'list' | 'square' | 'button'
  /** What the items will look like, drawn without words by whoever shows them. */
  skeleton?: ReactNode
  /** Hides the skeleton, which then only reserves the height. */
  blank?: boolean | undefined
  /** What is said in its place, or over the skeleton; 'Loading...' unless told (R-GEN-02). A `square` or a `button` says nothing. */
  children?: ReactNode
}

/**
 * Reserves the space of what is not there yet, so that nothing moves when it comes, fails or turns
 * out to be empty.
 */
export function Placeholder({
  size = 'list',
  skeleton,
  blank = false,
  children = controls.loading,
}: PlaceholderProps) {
  if (size === 'button') return <span className={buttonClass('text', true)} />
  if (size === 'square') return <div className={styles.square} />
  if (!skeleton)
    return (
      <div className={styles[size]} role={size === 'page' ? 'status' : undefined}>
        {children}
      </div>
    )
  return (
    <div className={classNames(styles.shaped, blank ? styles.blank : styles.awaited)}>
      <div className={styles.shapes} aria-hidden="true">
        {skeleton}
      </div>
      <div className={styles.said}>{children}</div>
    </div>
  )
}

/** In place of a page, or of any lazy part without a `Waiting`, whose module has not come. */
export const PagePlaceholder = () => <Placeholder size="page" />

/** In place of a list, or of a part about as high, whose module has not come. */
export const ListPlaceholder = () => <Placeholder />

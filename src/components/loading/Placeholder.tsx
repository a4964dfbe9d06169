import { controls } from '@content/site/controls'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import styles from './Placeholder.module.scss'

type PlaceholderProps = {
  /** How much space it reserves; `shapes` say so by themselves. */
  shape?: 'page' | 'list' | 'square' | 'button'
  /** What the items will look like, drawn without words by whoever shows them. */
  shapes?: ReactNode
  /** Hides the shapes, which then only reserve the height: nothing is awaited any more. */
  blank?: boolean | undefined
  /** What is said in its place, or over the shapes; 'Loading...' unless told (R-GEN-02). */
  children?: ReactNode
}

/**
 * Reserves the space of what is not there yet, so that nothing moves when it comes, fails or turns
 * out to be empty.
 */
export function Placeholder({
  shape = 'list',
  shapes,
  blank = false,
  children = controls.loading,
}: PlaceholderProps) {
  if (shape === 'button') return <span className={buttonClass('text', true)} />
  if (shape === 'square') return <div className={styles.square} />
  if (!shapes)
    return (
      <div className={styles[shape]} role={shape === 'page' ? 'status' : undefined}>
        {children}
      </div>
    )
  return (
    <div className={classNames(styles.shaped, blank ? styles.blank : styles.awaited)}>
      <div className={styles.shapes} aria-hidden="true">
        {shapes}
      </div>
      <div className={styles.said}>{children}</div>
    </div>
  )
}

/** In place of a page whose module has not come. */
export const PagePlaceholder = () => <Placeholder shape="page" />

/** In place of a list whose module has not come. */
export const ListPlaceholder = () => <Placeholder />

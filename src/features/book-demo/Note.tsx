import { bookingCopy } from '@content/pages/book-demo'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import styles from './Note.module.scss'
import { NoteHeading } from './NoteHeading'

type NoteProps = {
  /** The page's heading and lead; a note that has them has a bee on its stamp. */
  heading?: ReactNode
  /** Whether the visitor came to what it holds from another step. */
  moved: boolean
  /** A form. */
  children: ReactNode
}

/** A sheet of paper with a folded corner and a stamp, and a form upon it. */
export function Note({ heading, moved, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, heading !== undefined && styles.withBee)}>
      {heading && <NoteHeading>{heading}</NoteHeading>}
      <div className={classNames(styles.form, moved && styles.moved)}>
        <ScriptsNotice {...bookingCopy.needsScripts} />
        {children}
      </div>
    </div>
  )
}
